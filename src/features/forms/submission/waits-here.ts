import { outbox } from './outbox';

export async function waitsHere(secret: string): Promise<boolean> {
  return (await outbox.waiting()).some(({ form }) => form?.link === secret);
}
