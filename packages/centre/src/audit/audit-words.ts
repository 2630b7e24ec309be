import { type AuditAction, type AuditThing, thingOf } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { capitalised } from '../capitalised.ts';
import { compactDay, compactMoment } from '../compact-date.ts';
import { longDayWithYear } from '../date-words.ts';
import { changeWords } from './audit-changes.ts';
import { AUDIT_SENTENCES, OWN_SENTENCES } from './audit-sentences.ts';
import { AUDIT_THINGS, ERASED_PERSON } from './audit-things.ts';

/** A part of a sentence, with the object it links to, where it has a page. */
export interface SentencePart {
	readonly text: string;
	readonly names?: { readonly kind: AuditThing; readonly id: string };
}
type Parts = readonly SentencePart[];

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(AUDIT_SENTENCES));
const ownSentences: ReadonlyMap<string, string> = new Map(Object.entries(OWN_SENTENCES));
/** Actors that are commands, without an account. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
	['admin:grant', 'The command that names members of staff'],
	['seed', 'The first set-up'],
	['smoke', 'The test client of a deployment'],
	['restore', 'The restore of the table'],
]);
/** These actions delete the object, as their sentence already says. */
const ENDS: ReadonlySet<string> = new Set<AuditAction>([
	'article_deleted',
	'faq_deleted',
	'issue_deleted',
	'client_erased',
]);

/** Whether the actor is an account, by which the audit can be filtered. */
export const isPerson = ({ actor }: AuditEntry): boolean => !COMMANDS.has(actor.id);

/** The subject of the sentence. */
export const actorWords = ({ actor }: AuditEntry): string =>
	actor.name ?? COMMANDS.get(actor.id) ?? capitalised(ERASED_PERSON);

/** Whether the object is the actor's own record or account. */
const isOwn = ({ action, actor, object, merged }: AuditEntry): boolean => {
	const kind = thingOf(action);
	return (kind === 'account' || kind === 'client') && (merged?.stays ?? object) === actor.id;
};

function visitParts({ action, object, actor, thing, change }: AuditEntry, now: Date): Parts {
	const moved = action === 'appointment_moved' && change ? movedWords(change, now) : undefined;
	if (thing?.startAt === undefined)
		return [{ text: AUDIT_THINGS.visit.gone ?? '' }, ...(moved === undefined ? [] : [{ text: ` ${moved}` }])];
	const names = { kind: 'visit', id: object } as const;
	const when: Parts =
		moved === undefined
			? [{ text: ' on ' }, { text: compactMoment(thing.startAt, now), names }]
			: [{ text: ' ' }, { text: moved, names }];
	return [...whoseVisit(thing.client, actor.id), ...when];
}

function whoseVisit(client: NonNullable<AuditEntry['thing']>['client'], actorId: string): Parts {
	if (client === undefined) return [{ text: `the visit of ${ERASED_PERSON}` }];
	if (client.id === actorId) return [{ text: 'their own visit' }];
	return [{ text: 'the visit of ' }, { text: client.name, names: { kind: 'client', id: client.id } }];
}

const movedWords = ({ from, to }: NonNullable<AuditEntry['change']>, now: Date): string =>
	`from ${compactMoment(from, now)} to ${compactMoment(to, now)}`;

function closureWords({ days }: AuditEntry, now: Date): string {
	const { unnamed } = AUDIT_THINGS.closure;
	if (days === undefined) return unnamed;
	const { from, to } = days;
	return from === to
		? `${unnamed} on ${compactDay(from, now)}`
		: `${unnamed} from ${compactDay(from, now)} to ${compactDay(to, now)}`;
}

/** The object by its name, or by its kind where it has none. */
function otherParts(kind: AuditThing, { action, object, thing }: AuditEntry): Parts {
	const { unnamed, gone, before } = AUDIT_THINGS[kind];
	const names = { kind, id: object };
	if (kind === 'receipt') return [{ text: 'receipt ' }, { text: object, names }];
	if (thing?.name !== undefined) return [...(before ? [{ text: before }] : []), { text: thing.name, names }];
	if (gone === undefined) return [{ text: unnamed, names }];
	return [{ text: ENDS.has(action) ? unnamed : gone }];
}

/** The object of the entry, with its links. */
export function thingParts(entry: AuditEntry, now: Date): Parts {
	const kind = thingOf(entry.action);
	if (kind === undefined) return [{ text: 'something' }];
	if (kind === 'visit') return visitParts(entry, now);
	if (kind === 'closure') return [{ text: closureWords(entry, now), names: { kind, id: entry.object } }];
	return isOwn(entry) ? [{ text: 'themselves' }] : otherParts(kind, entry);
}

export const textOf = (parts: Parts): string => parts.map(({ text }) => text).join('');

const wordsFor = (entry: AuditEntry): string =>
	(isOwn(entry) ? ownSentences.get(entry.action) : undefined) ??
	sentences.get(entry.action) ??
	// A retired action is shown by its name.
	`did what was called “${entry.action.replaceAll('_', ' ')}”`;

/** An entry as a sentence: who did what to which object, with the values before and after. */
export function sentenceOf(entry: AuditEntry, now: Date): Parts {
	const { actor } = entry;
	const [before = '', after] = wordsFor(entry).split('{thing}');
	return [
		{ text: actorWords(entry), ...(actor.name === undefined ? {} : { names: { kind: 'account', id: actor.id } }) },
		{ text: ` ${before}` },
		...(after === undefined ? [] : thingParts(entry, now)),
		{ text: `${after ?? ''}${changeWords(entry)}.` },
	];
}

/** What a merge of two client records transferred. */
const mergedWords = ({ visits, coming, paid }: NonNullable<AuditEntry['merged']>): string =>
	`With it came ${visits} ${visits === 1 ? 'visit' : 'visits'}, ${coming} of them to come, ${paid} with payments.`;

/** The requester of a handed-over copy or an erasure. */
const requestWords = ({ askedOn, askedBy, identity, reason }: NonNullable<AuditEntry['request']>): string =>
	`Asked on ${longDayWithYear(askedOn)} by ${askedBy}. Known by: ${identity}. Why: ${reason}`;

/** The lines below the sentence. */
export const moreWords = ({ merged, request }: AuditEntry): readonly string[] => [
	...(merged ? [mergedWords(merged)] : []),
	...(request ? [requestWords(request)] : []),
];
