import { describe, expect } from 'vitest';
import { privacy } from '@/content/en/privacy';
import { privacy as privacyFr } from '@/content/fr/privacy';
import { passwordRules } from '@/content/facts/password';
import { sharedDatabase } from './database';
import { claimOne, submitForm } from './mail';
import { become, callAs, giveRole, people, readValue, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const invite = (tx: Tx, email: string, role = 'sales') =>
  callAs(tx, 'admin', 'invite', email, role);

/** Invites, and returns the secret of the mailed link. */
async function inviteAndReadSecret(tx: Tx, email: string, role = 'sales') {
  await invite(tx, email, role);
  return String((await claimOne(tx, 'invitation')).content['secret']);
}

const password = 'three plain words';
const easyPasswords = [
  '123456789012',
  'Password2026!',
  'adminadmin12',
  'QwertyUiop12',
  'abcabcabcabc',
  '1q2w3e4r5t6y',
];

/** Joins as a visitor; returns the address to sign in with, or null. */
const join = (tx: Tx, secret: string) =>
  callAs(tx, 'anonymous', 'join_team', secret, 'Nora Diallo', password);

/** The members of the team at an address; `opens` says whether the password above signs in. */
const membersAt = (tx: Tx, email: string) => tx`
  select u.id, a.role, a.name, u.email_confirmed_at is not null as confirmed,
    u.encrypted_password = extensions.crypt(${password}, u.encrypted_password) as opens
  from auth.users as u join admin_users as a on a.user_id = u.id where lower(u.email) = lower(${email})
`;

const readTeamLog = (tx: Tx) => tx`
  select action, actor_email, to_status from activity_log
  where table_name in ('admin_users', 'invitations') order by id
`;

describe('an invitation', () => {
  it('lets the owner of the mailbox join once, with a name and a password', async ({ tx }) => {
    const secret = await inviteAndReadSecret(tx, 'Nora@Example.com', 'hr');
    await become(tx, 'anonymous');
    expect(await tx`select * from read_invitation(${secret})`).toEqual([
      { email: 'Nora@Example.com', role: 'hr', invited_by: people.admin.email },
    ]);
    expect(await join(tx, secret)).toBe('nora@example.com');
    expect(await membersAt(tx, 'nora@example.com')).toMatchObject([
      { role: 'hr', name: 'Nora Diallo', confirmed: true, opens: true },
    ]);
    expect(await join(tx, secret)).toBeNull();
    expect(await tx`select * from read_invitation(${secret})`).toEqual([]);
    expect(await readTeamLog(tx)).toMatchObject([
      { action: 'invited', actor_email: people.admin.email, to_status: 'hr' },
      { action: 'joined', actor_email: 'nora@example.com', to_status: 'hr' },
    ]);
  });

  it.for([
    ['confirmed', 'stranger'],
    ['unconfirmed', 'unconfirmed'],
  ] as const)(
    'gives nothing to a %s account that somebody registered before with the address',
    async ([, persona], { tx }) => {
      const squatter = people[persona];
      await tx`
        update auth.users set email = ${squatter.email.toUpperCase()}, email_change = 'evil@example.com',
          encrypted_password = extensions.crypt('the squatter’s', extensions.gen_salt('bf', 4))
        where id = ${squatter.id}
      `;
      const secret = await inviteAndReadSecret(tx, squatter.email);
      await become(tx, persona);
      expect(await tx`select from enter()`).toEqual([]);
      await become(tx, 'owner');
      await tx`update auth.users set email_confirmed_at = now() where id = ${squatter.id}`;
      await become(tx, persona);
      expect(await tx`select from enter()`).toEqual([]);

      expect(await join(tx, secret)).toBe(squatter.email);
      const members = await membersAt(tx, squatter.email);
      expect(members).toMatchObject([{ role: 'sales', opens: true }]);
      expect(members[0]?.['id']).not.toBe(squatter.id);
      expect(await tx`select from auth.users where id = ${squatter.id}`).toEqual([]);
      expect(await tx`select from auth.sessions where user_id = ${squatter.id}`).toEqual([]);
      await become(tx, persona);
      expect(await tx`select from quote_requests`).toEqual([]);
      expect(await tryStep(tx, (step) => step`select from enter()`)).toBe('refused PT401');
    },
  );

  it('does not touch the account of somebody who has got into the team by then', async ({ tx }) => {
    const secret = await inviteAndReadSecret(tx, people.stranger.email);
    await giveRole(tx, 'stranger', 'hr');
    expect(await join(tx, secret)).toBeNull();
    expect(await membersAt(tx, people.stranger.email)).toMatchObject([
      { id: people.stranger.id, role: 'hr' },
    ]);
  });

  it.for([
    [
      'after 14 days',
      (tx: Tx) => tx`update invitations set expires_at = expires_at - interval '14 days'`,
    ],
    ['that was withdrawn', (tx: Tx) => tx`delete from invitations`],
    ['whose maker has left', (tx: Tx) => tx`delete from admin_users`],
  ] as const)('%s lets nobody join', async ([, end], { tx }) => {
    const secret = await inviteAndReadSecret(tx, 'nora@example.com');
    await end(tx);
    expect(await join(tx, secret)).toBeNull();
    expect(await tx`select from auth.users where email = 'nora@example.com'`).toEqual([]);
  });

  it('keeps its link when the password is refused', async ({ tx }) => {
    const secret = await inviteAndReadSecret(tx, 'nora@example.com');
    await become(tx, 'anonymous');
    for (const easyPassword of easyPasswords)
      expect(easyPassword).toMatch(passwordRules.frequentPattern);
    for (const refusedPassword of ['eleven 11 !', 'é'.repeat(37), null, ...easyPasswords]) {
      const tryJoin = (step: Tx) => step`select join_team(${secret}, '', ${refusedPassword})`;
      expect(await tryStep(tx, tryJoin), `password ${refusedPassword}`).toBe('refused PT400');
    }
    expect(await join(tx, secret)).toBe('nora@example.com');
  });

  it('ends after as many days as the privacy page says', async ({ tx }) => {
    await invite(tx, 'nora@example.com');
    const lifetime = tx`select extract(day from expires_at - created_at)::int from invitations`;
    const days = await readValue<number>(lifetime);
    expect(JSON.stringify(privacy)).toContain(`the invitation is deleted after ${days} days`);
    expect(JSON.stringify(privacyFr)).toMatch(
      new RegExp(`invitation est effacée au bout de ${days}\\sjours`),
    );
  });

  it('of somebody in the team, to no single address or with no role is refused', async ({ tx }) => {
    await become(tx, 'admin');
    const tryInvite = (email: string, role: string) =>
      tryStep(tx, (step) => step`select invite(${email}, ${role})`);
    expect(await tryInvite(people.admin.email.toUpperCase(), 'hr')).toBe('refused PT409');
    expect(await tryInvite('a@example.com, b@example.com', 'hr')).toBe('refused PT400');
    expect(await tryInvite('new@example.com', 'owner')).toBe('refused PT400');
  });
});

it('an admin who erases a person erases their invitation and its mail', async ({ tx }) => {
  await invite(tx, 'new@example.com');
  await submitForm(tx, { email: 'new@example.com' });
  await callAs(tx, 'admin', 'erase_person', 'New@example.com', false);
  expect(await tx`select from invitations`).toHaveLength(0);
  expect(await tx`select from mails where kind = 'invitation'`).toHaveLength(0);
  expect(await tx`select from activity_log where summary ~* 'new@example.com'`).toHaveLength(0);
});
