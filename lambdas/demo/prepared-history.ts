import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { dayOf } from '@tulia/centre/clock';
import type { Item } from '../operations/copy-items.ts';

/** A history made during the build, with the data key that encrypts its fields. */
export interface PreparedHistory {
	/** The instant up to which it was made. */
	readonly end: Date;
	/** The address of the first admin. */
	readonly adminEmail: string;
	/** 32 bytes. */
	readonly dataKey: Uint8Array;
	readonly items: readonly Item[];
}

/** How long after its end, in milliseconds, a history is fresh. */
const FRESH = 3_600_000;

/** Whether the history can replace one that ends at `end`: on the same day in Nairobi, and at most an hour before. */
export function isFreshAt({ end: prepared }: Pick<PreparedHistory, 'end'>, end: Date): boolean {
	const age = end.getTime() - prepared.getTime();
	return dayOf(prepared) === dayOf(end) && age >= 0 && age <= FRESH;
}

/** Written to a temporary file and renamed, so that an interrupted build leaves no partial history. */
export function writePrepared(file: string, history: PreparedHistory): void {
	const temporary = `${file}.${process.pid}`;
	writeFileSync(temporary, serialize(history));
	renameSync(temporary, file);
}

/** Undefined when no build has prepared one. */
export const readPrepared = (file: string): PreparedHistory | undefined =>
	existsSync(file) ? (deserialize(readFileSync(file)) as PreparedHistory) : undefined;
