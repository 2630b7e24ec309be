import { type AuditThing, thingOf } from '@tulia/contracts/audit/actions';
import type { AuditRecord } from './audit-store.ts';

/** Names by id, of those that exist. */
type Names = ReadonlyMap<string, string>;

/** A visit as the audit tells of it. */
interface NamedVisit {
	readonly id: string;
	readonly userId: string;
	readonly startAt: string;
}

/** Where the names of things are read, each at most once a page. */
export interface NamesOfThings {
	visits(ids: readonly string[]): Promise<readonly NamedVisit[]>;
	articles(ids: readonly string[]): Promise<Names>;
	services(): Promise<Names>;
	psychologists(): Promise<Names>;
	/** The names of those accounts that still are. */
	people(ids: readonly string[]): Promise<Names>;
}

export interface NamedThing {
	readonly name?: string;
	readonly startAt?: string;
	readonly client?: { readonly id: string; readonly name: string };
}

const NOBODY: Names = new Map();

/** What the things of a page are called now, and the people who acted: at most five reads, whatever the page holds. */
export async function namedThings(records: readonly AuditRecord[], names: NamesOfThings) {
	const idsOf = (...kinds: readonly AuditThing[]): readonly string[] => [
		...new Set(
			records.flatMap(({ action, object }) => {
				const kind = thingOf(action);
				return kind !== undefined && kinds.includes(kind) ? [object] : [];
			}),
		),
	];
	const [visitIds, articleIds] = [idsOf('visit'), idsOf('article')];
	const has = (kind: AuditThing): boolean => idsOf(kind).length > 0;
	const [visits, articles, services, psychologists] = await Promise.all([
		visitIds.length > 0 ? names.visits(visitIds) : [],
		articleIds.length > 0 ? names.articles(articleIds) : NOBODY,
		has('service') ? names.services() : NOBODY,
		has('psychologist') ? names.psychologists() : NOBODY,
	]);
	const actors = records.map(({ actor }) => actor);
	const clients = visits.map(({ userId }) => userId);
	const people = await names.people([...new Set([...actors, ...clients, ...idsOf('account', 'client')])]);
	const byKind: { readonly [K in AuditThing]?: Names } = {
		article: articles,
		service: services,
		psychologist: psychologists,
		account: people,
		client: people,
	};
	const visitById = new Map(visits.map((visit) => [visit.id, visit]));
	const nameOf = (id: string): { readonly name?: string } => named(people.get(id));

	function nameThing({ action, object }: AuditRecord): NamedThing | undefined {
		const kind = thingOf(action);
		const visit = kind === 'visit' ? visitById.get(object) : undefined;
		if (visit !== undefined) return describeVisit(visit, people);
		const name = kind && byKind[kind]?.get(object);
		return name === undefined ? undefined : { name };
	}
	return { nameOf, nameThing };
}

const named = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name });

function describeVisit({ userId, startAt }: NamedVisit, people: Names): NamedThing {
	const name = people.get(userId);
	return { startAt, ...(name === undefined ? {} : { client: { id: userId, name } }) };
}
