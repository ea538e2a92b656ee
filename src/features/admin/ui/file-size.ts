import { fileSize } from '@/lib/format';

export const sizeOf = (bytes: number): string => fileSize(bytes, 'en');
