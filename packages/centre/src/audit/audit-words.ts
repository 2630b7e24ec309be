import { type AuditAction, type AuditThing, thingOf } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { compactDay, compactMoment } from '../compact-date.ts';
import { longDayWithYear } from '../date-words.ts';
import { changeWords } from './audit-changes.ts';
import { AUDIT_SENTENCES, OWN_SENTENCES } from './audit-sentences.ts';
import { AUDIT_THINGS, ERASED_PERSON } from './audit-things.ts';

/** A piece of a sentence, and what it names where that can be looked at. */
export interface SentencePart {
	readonly text: string;
	readonly names?: { readonly kind: AuditThing; readonly id: string };
}
type Parts = readonly SentencePart[];

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(AUDIT_SENTENCES));
const ownSentences: ReadonlyMap<string, string> = new Map(Object.entries(OWN_SENTENCES));
/** Commands that write in the audit without an account. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
	['admin:grant', 'The command that names members of staff'],
	['seed', 'The first set-up'],
	['smoke', 'The test client of a deployment'],
	['restore', 'The restore of the table'],
]);
/** After these the thing is gone, which the sentence says already. */
const ENDS: ReadonlySet<string> = new Set<AuditAction>([
	'article_deleted',
	'faq_deleted',
	'issue_deleted',
	'client_erased',
]);

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Whether an account acted, which the audit can be narrowed to. */
export const isPerson = ({ actor }: AuditEntry): boolean => !COMMANDS.has(actor.id);

/** Who did it, as a sentence begins. */
export const actorWords = ({ actor }: AuditEntry): string =>
	actor.name ?? COMMANDS.get(actor.id) ?? capitalised(ERASED_PERSON);

/** Whether somebody did it to their own record or account. */
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

/** The thing by its name, or by its kind where it has none. */
function otherParts(kind: AuditThing, { action, object, thing }: AuditEntry): Parts {
	const { unnamed, gone, before } = AUDIT_THINGS[kind];
	const names = { kind, id: object };
	if (kind === 'receipt') return [{ text: 'receipt ' }, { text: object, names }];
	if (thing?.name !== undefined) return [...(before ? [{ text: before }] : []), { text: thing.name, names }];
	if (gone === undefined) return [{ text: unnamed, names }];
	return [{ text: ENDS.has(action) ? unnamed : gone }];
}

/** To what it was done, in words that may be led to. */
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
	// An action that is no longer written: its name says something all the same.
	`did what was called “${entry.action.replaceAll('_', ' ')}”`;

/** An entry as a sentence: who did what, to what, and what it was before and after. */
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

/** What came along when two client records became one. */
const mergedWords = ({ visits, coming, paid }: NonNullable<AuditEntry['merged']>): string =>
	`With it came ${visits} ${visits === 1 ? 'visit' : 'visits'}, ${coming} of them to come, ${paid} with payments.`;

/** Who asked, where somebody's data were handed over or erased because they asked. */
const requestWords = ({ askedOn, askedBy, identity, reason }: NonNullable<AuditEntry['request']>): string =>
	`Asked on ${longDayWithYear(askedOn)} by ${askedBy}. Known by: ${identity}. Why: ${reason}`;

/** What stands beneath the sentence. */
export const moreWords = ({ merged, request }: AuditEntry): readonly string[] => [
	...(merged ? [mergedWords(merged)] : []),
	...(request ? [requestWords(request)] : []),
];
