import { expect } from 'vitest';
import { freshDatabase } from './database';
import { become, people } from './personas';

const { it } = freshDatabase('granted');

it('the documented statement makes an admin, and deleting the row ends the rights immediately', async ({
  tx,
}) => {
  const { email, id } = people.stranger;
  await tx`
    insert into public.admin_users (user_id) select id from auth.users where email = ${email}
  `;
  await become(tx, 'stranger');
  expect(await tx`select from quote_requests`).toHaveLength(1);

  await become(tx, 'owner');
  await tx`delete from admin_users where user_id = ${id}`;
  await become(tx, 'stranger');
  expect(await tx`select from quote_requests`).toHaveLength(0);
});

it("deleting an admin's account deletes the admin row", async ({ tx }) => {
  await tx`delete from auth.users where id = ${people.admin.id}`;
  expect(await tx`select from admin_users`).toHaveLength(0);
});
