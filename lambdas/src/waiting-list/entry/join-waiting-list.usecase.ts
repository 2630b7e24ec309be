import { createHash } from 'node:crypto';
import { MOST_WAITS, type WaitingWish } from '@tulia/contracts/waiting-list/schemas';
import type { Appointment } from '../../appointment/appointment.ts';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import { clientMayCancelUntil } from '../../appointment/cancellation-rule.ts';
import type { Client, ClientStore } from '../../appointment/client.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { tryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import type { WaitingEntry } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { offeredService, refusedDay, refusedPsychologist } from './check-wish.usecase.ts';

export interface JoinDeps {
	readonly waitingList: Pick<WaitingListStore, 'find' | 'ofClient' | 'join'>;
	readonly sources: Pick<AvailabilitySources, 'services' | 'psychologists'>;
	readonly clients: Pick<ClientStore, 'read' | 'people'>;
	readonly appointments: Pick<AppointmentStore, 'findByTicket' | 'findAll'>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

export interface Join {
	readonly userId: string;
	/** The account of the request: the client's own, or staff's. */
	readonly actor: string;
	readonly wish: WaitingWish;
	readonly key: string | undefined;
}

type JoinRefusal =
	| 'unknown_service'
	| 'unknown_psychologist'
	| 'date_not_bookable'
	| 'not_found'
	| 'too_late'
	| 'email_unconfirmed'
	| 'too_many_waits'
	| 'idempotency_key_reused'
	| 'unauthenticated'
	| 'unavailable';

type Joined = Result<WaitingEntry, JoinRefusal>;

/** Adds an entry. Idempotent by its key; concurrent requests of one client never exceed the quota. */
export const joinWaitingList =
	(deps: JoinDeps) =>
	async (joining: Join): Promise<Joined> => {
		const now = deps.now();
		const { id, request } = nameOf(joining, deps.newId(now));
		const before = await deps.waitingList.find(id);
		if (before) return before.request === request ? ok(before) : refuse('idempotency_key_reused');
		const entry = await entryFor(deps, joining, now);
		if (!entry.ok) return entry;
		const named = { ...entry.value, id, request };
		return (
			(await tryOnVersionConflict(() => keep(deps, named, now))) ?? refuse('unavailable', { retryAfterSeconds: 1 })
		);
	};

async function entryFor(deps: JoinDeps, joining: Join, now: Date): Promise<Result<Unnamed, JoinRefusal>> {
	const [client, wanted] = await Promise.all([deps.clients.read(joining.userId), wantedBy(deps, joining, now)]);
	if (!client) return refuse('unauthenticated');
	if (!wanted.ok) return wanted;
	const isByClient = joining.actor === joining.userId;
	if (isByClient && !(await canBeNotified(deps, joining.userId))) return refuse('email_unconfirmed');
	return ok(newEntry(joining, { ...wanted.value, client }, now));
}

/** An id derived from the key, so that a retry finds the entry of the first request. */
function nameOf({ actor, userId, wish, key }: Join, newId: string): { readonly id: string; readonly request: string } {
	const hash = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
	const { serviceId = '', psychologistId = '', days, part, until, forWhom = 'me', insteadOf = '' } = wish;
	const request = hash('waits', userId, serviceId, psychologistId, [...days].sort(), part, until, forWhom, insteadOf);
	const id = key === undefined ? newId : hash('waits', actor, key).slice(0, newId.length).toUpperCase();
	return { id, request };
}

interface Wanted {
	readonly serviceId: string;
	readonly visit: Appointment | undefined;
}

async function wantedBy(deps: JoinDeps, { userId, wish }: Join, now: Date): Promise<Result<Wanted, JoinRefusal>> {
	const { until, insteadOf } = wish;
	const tooFar = refusedDay(until, now);
	if (tooFar) return tooFar;
	const visit = insteadOf === undefined ? undefined : await deps.appointments.findByTicket(insteadOf);
	const refused = insteadOf === undefined ? undefined : whyNotEarlier(visit, userId, now);
	if (refused) return refuse(refused);
	const serviceId = visit?.serviceId ?? (await offeredService(deps, wish.serviceId));
	if (serviceId === undefined) return refuse('unknown_service');
	return (await refusedPsychologist(deps, wish, serviceId)) ?? ok({ serviceId, visit });
}

/** The reason why an earlier time is refused: it must replace a visit of the client's own that they may still move. */
function whyNotEarlier(
	visit: Appointment | undefined,
	userId: string,
	now: Date,
): 'not_found' | 'too_late' | undefined {
	if (visit?.userId !== userId || visit.status !== 'confirmed') return 'not_found';
	return now > clientMayCancelUntil(visit.startAt) ? 'too_late' : undefined;
}

/** Whether the client can be notified: a link is sent only to a confirmed mailbox or phone (decisions 027 and 067). */
async function canBeNotified({ clients }: JoinDeps, userId: string): Promise<boolean> {
	const person = (await clients.people([userId])).get(userId);
	return person !== undefined && (person.emailVerified || person.phone?.confirmed === true);
}

type Unnamed = Omit<WaitingEntry, 'id' | 'request'>;

function newEntry(
	{ userId, actor, wish }: Join,
	{ serviceId, visit, client }: Wanted & { readonly client: Client },
	now: Date,
): Unnamed {
	const { psychologistId, days, part, until, forWhom } = wish;
	return {
		...{ userId, serviceId, days, part, until },
		...(psychologistId === undefined ? {} : { psychologistId }),
		forWhom: visit?.forWhom ?? forWhom ?? 'me',
		...(visit ? { insteadOf: { appointmentId: visit.id, startAt: visit.startAt } } : {}),
		heldThen: client.upcoming.map(({ aid }) => aid),
		askedAt: now.toISOString(),
		askedBy: actor,
		place: 0,
		ver: 1,
		state: 'waiting',
		offers: [],
	};
}

/** Undefined when a concurrent request took the quota slot. */
async function keep({ waitingList, newId }: JoinDeps, entry: WaitingEntry, now: Date): Promise<Joined | undefined> {
	const others = await waitingList.ofClient(entry.userId);
	const same = others.find(({ id }) => id === entry.id);
	if (same) return ok(same);
	const place = freePlace(others);
	if (place === undefined) return refuse('too_many_waits');
	const placed = { ...entry, place };
	const written = await waitingList.join({ entry: placed, auditId: newId(now), now });
	if (written === 'written') return ok(placed);
	const isThere = written === 'taken' || (await waitingList.find(entry.id)) !== undefined;
	return isThere ? undefined : refuse('unauthenticated');
}

/** A client whose record was merged may have more entries than the quota. */
function freePlace(others: readonly WaitingEntry[]): number | undefined {
	if (others.length >= MOST_WAITS) return undefined;
	const used = new Set(others.map(({ place }) => place));
	return Array.from({ length: MOST_WAITS }, (_, at) => at + 1).find((place) => !used.has(place));
}
