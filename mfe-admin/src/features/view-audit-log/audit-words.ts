import { compactMoment } from '@tulia/centre/compact-date';
import { type AuditThing, thingOf } from '@tulia/contracts/audit/actions';
import type { listAudit } from '@tulia/contracts/audit/endpoints';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import { paths } from '@tulia/platform';
import { AUDIT_SENTENCES } from './audit-sentences.ts';
import { AUDIT_THINGS } from './audit-things.ts';

export type AuditEntry = ResponseOf<typeof listAudit>['data'][number];

/** A piece of a sentence, and where it leads. */
export interface SentencePart {
	readonly text: string;
	readonly to?: string;
}
type Parts = readonly SentencePart[];

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(AUDIT_SENTENCES));

/** An action that is no longer written: `faq_changed` is read `faq changed`. */
const unknownWords = (action: string): string => `${action.replaceAll('_', ' ')}: {thing}`;

/** Who did it. Somebody who was erased has no name. */
export const actorWords = ({ actor }: AuditEntry): string => actor.name ?? 'Somebody without an account now';

function visitParts({ object, actor, thing, moved }: AuditEntry, now: Date): Parts {
	const address = paths.adminAppointment(object);
	if (thing?.startAt === undefined && moved === undefined) return [{ text: AUDIT_THINGS.visit.unnamed }];
	const own = thing?.client?.id === actor.id;
	const whose: Parts = thing?.client
		? [{ text: 'the visit of ' }, { text: thing.client.name, to: paths.adminClient(thing.client.id) }]
		: [{ text: 'the visit of an erased client' }];
	const times = moved
		? `from ${compactMoment(moved.from, now)} to ${compactMoment(moved.to, now)}`
		: compactMoment(thing?.startAt ?? '', now);
	const when: SentencePart = thing?.startAt === undefined ? { text: times } : { text: times, to: address };
	return [...(own ? [{ text: 'their own visit' }] : whose), { text: moved ? ' ' : ' on ' }, when];
}

/** The thing by its name, or by its kind where it has none. */
function otherParts(kind: AuditThing | undefined, { object, actor, thing }: AuditEntry): Parts {
	if (kind === undefined) return [{ text: object }];
	const { unnamed, before, address } = AUDIT_THINGS[kind];
	if (kind === 'account' && object === actor.id) return [{ text: 'their own account' }];
	if (kind === 'receipt') return [{ text: 'receipt ' }, { text: object, to: paths.adminReceipt(object) }];
	if (thing?.name !== undefined)
		return [...(before ? [{ text: before }] : []), { text: thing.name, ...(address && { to: address(object) }) }];
	const isGone = kind === 'client' || kind === 'account' || kind === 'article';
	return [{ text: unnamed, ...(address && !isGone ? { to: address(object) } : {}) }];
}

/** What was done it to, in words that may lead to it. */
export const thingParts = (entry: AuditEntry, now: Date): Parts => {
	const kind = thingOf(entry.action);
	return kind === 'visit' ? visitParts(entry, now) : otherParts(kind, entry);
};

export const textOf = (parts: Parts): string => parts.map(({ text }) => text).join('');

/** An entry as a sentence: who did what, to what. */
export function sentenceOf(entry: AuditEntry, now: Date): Parts {
	const [before = '', after = ''] = (sentences.get(entry.action) ?? unknownWords(entry.action)).split('{thing}');
	const { actor } = entry;
	return [
		{ text: actorWords(entry), ...(actor.name === undefined ? {} : { to: paths.adminUser(actor.id) }) },
		{ text: ` ${before}` },
		...thingParts(entry, now),
		{ text: `${after}.` },
	];
}

/** What came along when two client records became one. */
export const mergedWords = ({ visits, coming, paid }: NonNullable<AuditEntry['merged']>): string =>
	`With it came ${visits} ${visits === 1 ? 'visit' : 'visits'}, ${coming} of them to come, ${paid} with payments.`;
