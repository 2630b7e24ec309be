import { serverNow } from '@tulia/platform';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';

type Words = Readonly<Record<string, unknown>>;

/** A form that staff began and did not send, as this tab keeps it. */
export interface FormDraft {
	/** Whose it is: what one person typed is never shown to the next one at the same screen. */
	readonly userId: string;
	readonly values: Words;
	/** The `Idempotency-Key` it is sent under: after a reload, too, it does its work once. */
	readonly key: string;
	/** When it was changed last, ISO 8601. */
	readonly at: string;
}

const isFormDraft = (value: unknown): value is FormDraft =>
	typeof value === 'object' &&
	value !== null &&
	'userId' in value &&
	'values' in value &&
	typeof value.values === 'object' &&
	value.values !== null &&
	'key' in value &&
	typeof value.key === 'string' &&
	'at' in value &&
	typeof value.at === 'string' &&
	!Number.isNaN(Date.parse(value.at));

/** The draft of this person. */
export function readDraft(form: string, userId: string): FormDraft | undefined {
	const stored = readFormDraft(form);
	return isFormDraft(stored) && stored.userId === userId ? stored : undefined;
}

export const writeDraft = (form: string, draft: Omit<FormDraft, 'at'>): void =>
	writeFormDraft(form, { ...draft, at: serverNow().toISOString() });

/** It was sent, or thrown away. */
export const clearDraft = (form: string): void => writeFormDraft(form, undefined);

const isTyped = (word: unknown): boolean => word !== undefined && word !== '' && word !== false;

/** Whether there is something in these fields that it would be a pity to lose. */
export const hasWords = (values: Words, fields: readonly string[]): boolean =>
	fields.some((field) => isTyped(values[field]));
