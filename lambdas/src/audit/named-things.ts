import { type AuditThing, thingOf } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import type { AuditRecord } from './audit-store.ts';

/** Names by id; unknown ids are left out. */
type Names = ReadonlyMap<string, string>;

interface NamedVisit {
	readonly id: string;
	readonly userId: string;
	readonly startAt: string;
}

/** Sources of names, each read at most once for all entries of a page. */
export interface NamesOfThings {
	visits(ids: readonly string[]): Promise<readonly NamedVisit[]>;
	articles(ids: readonly string[]): Promise<Names>;
	faqs(): Promise<Names>;
	services(): Promise<Names>;
	psychologists(): Promise<Names>;
	/** The names of the people who still exist. */
	people(ids: readonly string[]): Promise<Names>;
	/** Which of these ids were clients of a smoke test. */
	testClients(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

type NamedThing = NonNullable<AuditEntry['thing']>;

const NONE: Names = new Map();

/** The actor shown for a smoke test: its client is erased, and was no person. */
const SMOKE_TEST = 'smoke';

/** The present names of the things in some entries, and of the actors. Only sources that the entries need are read. */
export async function namedThings(records: readonly AuditRecord[], names: NamesOfThings) {
	const idsOf = (kind: AuditThing): readonly string[] => [
		...new Set(records.flatMap(({ action, object }) => (thingOf(action) === kind ? [object] : []))),
	];
	const read = (kind: AuditThing, from: (ids: readonly string[]) => Promise<Names>) =>
		idsOf(kind).length > 0 ? from(idsOf(kind)) : NONE;
	const [visits, article, faq, service, psychologist] = await Promise.all([
		idsOf('visit').length > 0 ? names.visits(idsOf('visit')) : [],
		read('article', names.articles),
		read('faq', names.faqs),
		read('service', names.services),
		read('psychologist', names.psychologists),
	]);
	const acting = [...records.map(({ actor }) => actor), ...visits.map(({ userId }) => userId)];
	const handed = records.flatMap(colleaguesIn);
	const people = await names.people([...new Set([...acting, ...handed, ...idsOf('account'), ...idsOf('client')])]);
	const nameless = [...new Set(records.map(({ actor }) => actor))].filter((id) => !people.has(id));
	const testClients = nameless.length > 0 ? await names.testClients(nameless) : new Set<string>();
	const byKind: { readonly [K in AuditThing]?: Names } = {
		...{ article, faq, service, psychologist },
		...{ account: people, client: people },
	};
	const visitById = new Map(visits.map((visit) => [visit.id, visit]));

	function nameThing({ action, object }: AuditRecord): NamedThing | undefined {
		const kind = thingOf(action);
		const visit = kind === 'visit' ? visitById.get(object) : undefined;
		if (visit !== undefined) return describeVisit(visit, people);
		const name = kind && byKind[kind]?.get(object);
		return name === undefined ? undefined : { name };
	}
	/** Replaces the account ids of a handover by names; the name of an erased account is empty. */
	function nameChange(record: AuditRecord): AuditRecord['facts']['change'] {
		const { change } = record.facts;
		if (!change || colleaguesIn(record).length === 0) return change;
		return { from: people.get(change.from) ?? '', to: people.get(change.to) ?? '' };
	}
	function nameActor({ actor }: AuditRecord): AuditEntry['actor'] {
		const name = people.get(actor);
		if (name !== undefined) return { id: actor, name };
		return { id: testClients.has(actor) ? SMOKE_TEST : actor };
	}
	return { nameActor, nameThing, nameChange };
}

const HANDED: ReadonlySet<string> = new Set<AuditRecord['action']>([
	...(['question_handed', 'question_taken', 'message_handed', 'message_taken'] as const),
]);

/** The accounts of both sides of a handover. */
const colleaguesIn = ({ action, facts: { change } }: AuditRecord): readonly string[] =>
	change && HANDED.has(action) ? [change.from, change.to].filter((id) => id !== '') : [];

function describeVisit({ userId, startAt }: NamedVisit, people: Names): NamedThing {
	const name = people.get(userId);
	return { startAt, ...(name === undefined ? {} : { client: { id: userId, name } }) };
}
