import { outbox } from './outbox';

/** Returns whether the submission that a status link leads to still waits on this device. */
export async function waitsHere(secret: string): Promise<boolean> {
  return (await outbox.waiting()).some(({ form }) => form?.link === secret);
}
