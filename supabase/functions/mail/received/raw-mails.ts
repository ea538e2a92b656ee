/** Mails as programs write them, for tests. */
export interface MailParts {
  headers?: Record<string, string>;
  type?: string;
  body?: string;
}

const defaults: Record<string, string> = {
  From: 'Ama Owusu <ama@example.com>',
  To: '"Deccan Reach" <r.abc@reply.example.com>',
  Subject: 'Re: Your quote request',
  'Message-ID': '<a1@mail.example.com>',
  'MIME-Version': '1.0',
};

export function rawMail({
  headers = {},
  type = 'text/plain; charset=utf-8',
  body = 'Yes.',
}: MailParts = {}): Uint8Array {
  const all = { ...defaults, 'Content-Type': type, ...headers };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  );
  return new TextEncoder().encode([...lines, '', body].join('\n').replaceAll(/\r?\n/g, '\r\n'));
}

type Part = Required<Pick<MailParts, 'type' | 'body'>> & { name?: string };

export const multipart = (subtype: string, parts: Part[]) => ({
  type: `multipart/${subtype}; boundary="b"`,
  body: [
    ...parts.map(({ type, body, name }) =>
      [
        '--b',
        `Content-Type: ${type}`,
        ...(name === undefined ? [] : [`Content-Disposition: attachment; filename="${name}"`]),
        '',
        body,
      ].join('\n'),
    ),
    '--b--',
    '',
  ].join('\n'),
});

export const failedDelivery = (messageId: string, action = 'failed') => ({
  headers: {
    From: 'MAILER-DAEMON@mx.example.net',
    'Message-ID': '',
    'Auto-Submitted': 'auto-replied',
    'Return-Path': '<>',
  },
  ...multipart('report; report-type=delivery-status', [
    { type: 'text/plain', body: 'Could not deliver.' },
    {
      type: 'message/delivery-status',
      body: `Reporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; nobody@example.org\nAction: ${action}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1\n no such user`,
    },
    {
      type: 'message/rfc822',
      body: `Message-ID: ${messageId}\nSubject: Your quote request\n\nDear Ama`,
    },
  ]),
});
