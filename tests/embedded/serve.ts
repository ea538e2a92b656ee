// Runs Vite's dev server with just the embedded backend: serve.ts ROOT SUPABASE_DIR PORT
import { createServer } from 'vite';
import { embeddedBackend } from '../../supabase/embedded/plugin.ts';

const [root = '', supabaseDir = '', port = ''] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  root,
  plugins: [embeddedBackend({ supabaseDir })],
  server: { port: Number(port), strictPort: true, ws: false },
});
await server.listen();
server.printUrls();
console.warn('serving');
