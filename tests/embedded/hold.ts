// Starts PostgreSQL on a folder and keeps it running; with "throw" it then throws an uncaught error.
import { startPostgres } from '../../supabase/embedded/postgres.ts';

const [dataDir = '', ending] = process.argv.slice(2);
const { url } = await startPostgres({ dataDir });
console.warn(`Database: ${url} serving`);
if (ending === 'throw') {
  setTimeout(() => {
    throw new Error('as intended');
  }, 100);
}
