// As a script: measures who may do what and writes it to docs/permissions.md.
import { writeFileSync } from 'node:fs';
import { documentFile, printPermissions } from '../db/permission-document';
import { createTemplates, dropTemplates } from '../db/templates';
import { connect, databaseUrl, startTestServer } from './test-database';

const server = await startTestServer();
try {
  const templates = await createTemplates(server.url);
  const explicit = connect(databaseUrl(server.url, templates.explicit));
  const granted = connect(databaseUrl(server.url, templates.granted));
  writeFileSync(documentFile, await printPermissions(explicit, granted));
  await Promise.all([explicit.end(), granted.end()]);
  await dropTemplates(server.url, templates);
} finally {
  await server.stop();
}
