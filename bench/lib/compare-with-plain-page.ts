import type { Browser } from 'playwright-core';
import { newPhone, type StoredItems } from './phone.ts';
import { type PageVisit, type PageVisitOptions, visitPage } from './visit.ts';

/** A page to measure, by its name in the report. */
export interface Subject extends PageVisitOptions {
	readonly name: string;
	readonly url: string;
	readonly stored?: StoredItems;
}

/** The visits to one page: the first visits of new phones, and the repeated visits of the same phones. */
export interface Visits {
	readonly first: readonly PageVisit[];
	readonly again: readonly PageVisit[];
}

async function visitTwice(browser: Browser, { url, stored = {}, ...options }: Subject): Promise<readonly PageVisit[]> {
	const phone = await newPhone(browser, stored);
	try {
		return [await visitPage(phone, url, options), await visitPage(phone, url, options)];
	} finally {
		await phone.close();
	}
}

/** Visits all `subjects` alternately, so that a slow phase affects all. The first round is a warm-up. */
export async function visitInTurns(
	browser: Browser,
	subjects: readonly Subject[],
	rounds: number,
): Promise<ReadonlyMap<string, Visits>> {
	const pairs = new Map<string, (readonly PageVisit[])[]>(subjects.map(({ name }) => [name, []]));
	for (let round = 0; round <= rounds; round += 1)
		for (const subject of subjects) {
			const pair = await visitTwice(browser, subject);
			if (round > 0) pairs.get(subject.name)?.push(pair);
		}
	const visits = ([name, seen]: [string, (readonly PageVisit[])[]]): [string, Visits] => [
		name,
		{ first: seen.flatMap(([first]) => first ?? []), again: seen.flatMap(([, again]) => again ?? []) },
	];
	return new Map([...pairs].map(visits));
}
