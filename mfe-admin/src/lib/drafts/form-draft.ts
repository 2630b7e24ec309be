import { serverNow } from '@tulia/platform';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { readMemoryDraft, writeMemoryDraft } from './memory-drafts.ts';

type Words = Readonly<Record<string, unknown>>;

/** The stored input of a form that was not sent. */
export interface FormDraft {
	/** The id of the user who typed it. A draft is never shown to another user. */
	readonly userId: string;
	/** The input by field; `null` for an emptied field. */
	readonly values: Words;
	/** The `Idempotency-Key` of the form, so that the request is idempotent even after a reload. */
	readonly key?: string | undefined;
	/** The version of the record on which the input is based. */
	readonly version?: number | undefined;
	/** The time of the last change, ISO 8601. */
	readonly at: string;
}

/** Which fields of a form are stored, and where. A field in neither list is not stored. */
export interface DraftRule {
	/** The name in the storage, with the id of the record: `faq:01J…`. */
	readonly name: string;
	/**
	 * The fields in this tab's session storage, which survive a reload. They contain nothing about health, and of a
	 * client only the id.
	 */
	readonly stored?: readonly string[];
	/** The fields with free text about a client, which may concern health. They are only in the memory of the page. */
	readonly inMemory?: readonly string[];
	/** Fields that are not worth restoring if nothing else was typed. */
	readonly incidental?: readonly string[];
}

const isFormDraft = (value: unknown): value is FormDraft =>
	typeof value === 'object' &&
	value !== null &&
	'userId' in value &&
	'values' in value &&
	typeof value.values === 'object' &&
	value.values !== null &&
	'at' in value &&
	typeof value.at === 'string' &&
	!Number.isNaN(Date.parse(value.at));

/**
 * The draft of a user; `undefined` if there is none, or if a reload lost its in-memory texts and nothing else is
 * stored.
 */
export function readDraft(name: string, userId: string): FormDraft | undefined {
	const stored = readFormDraft(name);
	if (!isFormDraft(stored) || stored.userId !== userId) return undefined;
	const values = { ...stored.values, ...readMemoryDraft(name) };
	return Object.keys(values).length > 0 ? { ...stored, values } : undefined;
}

const NOTHING: readonly string[] = [];

const pick = (values: Words, fields: readonly string[]): Words =>
	Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** An empty, an unticked and an absent value count as equal. */
const serialise = (word: unknown): string => JSON.stringify(word || null);

/**
 * Stores the input of a form, in session storage and in memory, each only if it has input worth restoring.
 * @param initial the initial values of the form.
 */
export function writeDraft(rule: DraftRule, draft: Omit<FormDraft, 'at'>, initial: Words): void {
	const { name, stored = NOTHING, inMemory = NOTHING, incidental = NOTHING } = rule;
	const part = (fields: readonly string[]): Words | undefined => {
		const isBegun = fields
			.filter((field) => !incidental.includes(field))
			.some((field) => serialise(draft.values[field]) !== serialise(initial[field]));
		return isBegun ? pick(draft.values, fields) : undefined;
	};
	const values = part(stored);
	const words = part(inMemory);
	const at = serverNow().toISOString();
	// The entry is written even if all texts are in memory, because it names their user and a log-out removes it.
	writeFormDraft(name, values || words ? { ...draft, at, values: values ?? {} } : undefined);
	writeMemoryDraft(name, words);
}

/** Deletes the draft of a form, once the form was sent or the draft discarded. */
export function clearDraft(name: string): void {
	writeFormDraft(name, undefined);
	writeMemoryDraft(name, undefined);
}
