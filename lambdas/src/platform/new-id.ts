import { ulid } from 'ulid';

/** A new ULID: 26 characters that sort by `now` and hold 80 random bits. */
export const newId = (now: Date): string => ulid(now.getTime());
