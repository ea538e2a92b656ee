import { env } from '@/lib/env';
import { deliveryOf } from './delivery-of';
import { postJson } from './post-json';
import type { ParcelFile, Transport } from './types';

/** Sends a parcel to the REST interface as the visitor; a repeat of its id and revision is harmless. */
export const transport: Transport = async (parcel, onProgress) => {
  const { id, revision, path, rowAs } = parcel;
  const row = { ...parcel.row, id, revision };
  const body = rowAs ? { [rowAs]: row, files: await Promise.all(parcel.files.map(encoded)) } : row;
  const headers = {
    apikey: env.supabaseKey,
    'content-type': 'application/json',
    ...(!rowAs && { prefer: 'return=minimal' }),
  };
  const url = `${env.supabaseUrl}/rest/v1${path}`;
  return deliveryOf(await postJson(url, headers, JSON.stringify(body), onProgress), id);
};

async function encoded({ field, name, content }: ParcelFile) {
  return { kind: field, file_name: name, content: await base64(content) };
}

function base64(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(content);
  });
}
