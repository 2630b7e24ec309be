import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { WaitingWish } from '@tulia/contracts/waiting-list/schemas';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import type { KeyedCipher } from '../../src/platform/keys/field-cipher.ts';
import { newId } from '../../src/platform/new-id.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { endWaiting } from '../../src/waiting-list/entry/end-waiting.usecase.ts';
import { joinWaitingList } from '../../src/waiting-list/entry/join-waiting-list.usecase.ts';
import { type Answer, answerToOffer } from '../../src/waiting-list/offer/answer-offer.usecase.ts';
import { heldByOffer } from '../../src/waiting-list/offer/held-by-offer.repository.ts';
import { offerOpenedTimesOver } from '../../src/waiting-list/offer/offer-opened-times.wiring.ts';
import { openOffer, type WaitingEntry } from '../../src/waiting-list/waiting-entry.ts';
import { waitingListRepository } from '../../src/waiting-list/waiting-list.repository.ts';
import { type BookingFixture, bookingFixture, type EmptyTable, FIXTURE_NOW } from '../appointment/booking-fixture.ts';

/** Any day but Sunday, any part of the day, within three weeks. */
export const ANY_TIME = {
	serviceId: 'stress',
	days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
	part: 'any',
	until: '2026-12-11',
} as const satisfies WaitingWish;

/** A day of the fixture that fills with five bookings of one psychologist. */
export const FULL_DAY = '2026-11-24';
export const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'] as const;
/** A preference for that day only. */
export const THAT_DAY = { ...ANY_TIME, days: ['tuesday'], until: FULL_DAY } as const satisfies WaitingWish;

/** The booking fixture with waiting entries, and a clock that tests set. */
export async function waitingFixture(
	fresh: EmptyTable,
	psychologistIds: readonly string[] = ['amina'],
	given?: KeyedCipher,
) {
	const fixture = await bookingFixture(fresh, psychologistIds, given);
	const { db, tableName, cipher } = fixture;
	let at = FIXTURE_NOW;
	const deps = {
		...fixture.deps,
		now: () => at,
		waitingList: waitingListRepository(db, tableName),
		profiles: profileRepository(db, tableName),
		heldByOffer: heldByOffer(db, tableName, async () => cipher),
	};
	const all = deps;
	let keys = 0;

	/** Joins the waiting list as the client; returns the entry. */
	const waits = async (userId: string, wish: WaitingWish = THAT_DAY, actor = userId): Promise<WaitingEntry> => {
		keys += 1;
		const joined = await joinWaitingList(all)({ userId, actor, wish, key: `key-${keys}` });
		if (!joined.ok) throw new Error(joined.refusal);
		return joined.value;
	};
	/** Runs a sweep over any client of the table. */
	const sweep = (over: DynamoDBDocumentClient = db): Promise<number> =>
		offerOpenedTimesOver({ db: over, tableName, openCipher: async () => cipher, now: () => at })(() => true);
	const entryOf = async ({ id }: Pick<WaitingEntry, 'id'>): Promise<WaitingEntry> => {
		const entry = await deps.waitingList.find(id);
		if (!entry) throw new Error('There is no such entry.');
		return entry;
	};
	/** Answers the entry's held time, or its latest one. */
	const answers = async (entry: Pick<WaitingEntry, 'id'>, answer: Answer['answer'], byStaff = false) => {
		const now = await entryOf(entry);
		const offerId = (openOffer(now) ?? now.offers.at(-1))?.id ?? 'none';
		const actor = byStaff ? 'staff' : now.userId;
		return answerToOffer(all)({ entryId: entry.id, offerId, answer, actor, byStaff, now: at });
	};
	return {
		...fixture,
		deps: all,
		waits,
		sweep,
		entryOf,
		answers,
		stops: (entry: WaitingEntry) =>
			endWaiting(all)({ id: entry.id, actor: entry.userId, userId: entry.userId, why: 'stopped' }),
		/** Fills a day of one psychologist; returns the ids of the visits, in order. */
		fillDay: async (prefix: string, date = FULL_DAY): Promise<readonly string[]> => {
			const ids: string[] = [];
			for (const [index, time] of TIMES.entries())
				ids.push(await fixture.booked(await fixture.addClient(`${prefix}-${index}`), { date, time }));
			return ids;
		},
		cancel: (appointmentId: string) => cancelAppointment(all)({ appointmentId, by: 'staff', actor: 'staff' }),
		setClock: (now: string | Date) => {
			at = new Date(now);
		},
		now: () => at,
		newId: () => newId(at),
	};
}
export type WaitingFixture = Awaited<ReturnType<typeof waitingFixture>> & Pick<BookingFixture, 'close'>;
