import { decodeTime } from 'ulid';

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** When an entry of the calendar was made, as its id says (ISO UTC); undefined where the id is no ULID. */
export const closedSince = (id: string): string | undefined =>
	ULID.test(id) ? new Date(decodeTime(id)).toISOString() : undefined;
