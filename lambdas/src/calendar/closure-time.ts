import { decodeTime } from 'ulid';

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** When a calendar entry was made, from its id (ISO UTC); undefined where the id is no ULID. */
export const closedSince = (id: string): string | undefined =>
	ULID.test(id) ? new Date(decodeTime(id)).toISOString() : undefined;
