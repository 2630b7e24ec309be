import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { withCleanText } from '@tulia/contracts/clean-text';
import { validateSaveArticleBody } from '@tulia/contracts/validators/article';
import { explain, fieldErrorsIn, validateWith } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { useLazyGetArticleDraftQuery, useSaveArticleMutation } from '../../api/website/articles-api.ts';
import { type ArticleFields, FIELDS, LABELS } from '../../lib/article/article-fields.ts';
import { isVersionConflict } from '../../lib/editing/change-failure.ts';
import { fieldsOf, serialise } from './article-values.ts';

/** How long after the last change it is saved, milliseconds. */
const DEBOUNCE = 2000;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'conflict' | 'failed';

export interface Autosave {
	readonly state: SaveState;
	/** Why it was not saved, where it failed or a field is wrong. */
	readonly failure: string | undefined;
	/** The article as the server answered it last. */
	readonly article: StaffArticle;
	/** The version the next write has to name. */
	readonly expectedVersion: () => number;
	/** What somebody else saved meanwhile; nothing more is saved until somebody chooses. */
	readonly theirs: StaffArticle | undefined;
	/** The form now has these values. */
	readonly change: (fields: ArticleFields) => void;
	/** Saves now what is not saved yet. Answers whether everything is. */
	readonly flush: () => Promise<boolean>;
	/** Takes over what the server answered to something else than a save. */
	readonly accept: (article: StaffArticle) => void;
	/** A write was refused because somebody else was first: fetches what they saved. */
	readonly loadConflict: () => Promise<void>;
	/** The next save replaces theirs, which was seen. */
	readonly keepMine: () => Promise<boolean>;
	/** Begins again from theirs. */
	readonly takeTheirs: () => void;
	/** Whether leaving now would lose words, or a choice between two versions. */
	readonly isAtRisk: () => boolean;
	/** Saves nothing any more: the draft is gone. */
	readonly stop: () => void;
}

const WORDS = {
	not_found: 'Not saved: this article no longer exists.',
	forbidden: 'Not saved: this account may not write articles. Please log in with a staff account.',
	payload_too_large: 'Not saved: the article is too long.',
};
const NO_ANSWER = 'Not saved. Check your connection; what you wrote is still here.';
const labelOf = (field: string): string => (field in LABELS ? LABELS[field as keyof typeof LABELS] : field);

/** What those fields are called that cannot be saved as they are. */
function wrongLabels(fields: ArticleFields, version: number): readonly string[] {
	const errors = validateWith(validateSaveArticleBody)({ ...fields, version });
	return FIELDS.filter((name) => errors.some(({ field }) => field === name)).map(labelOf);
}

type SaveStatus = Pick<Autosave, 'state' | 'failure' | 'article' | 'theirs'>;

/** The fields as they are and as they were saved; kept in a ref, because a save outlives a render. */
interface DraftBuffer {
	fields: ArticleFields;
	/** The fields as they were saved last, serialised. */
	saved: string;
	version: number;
	/** Nothing is saved while somebody has to choose between two versions. */
	hasConflict: boolean;
	/** Nor once the draft is gone. */
	isDeleted: boolean;
}

/** @param hasConflict whether what the form begins with was written over an older version. */
function bufferOf(article: StaffArticle, hasConflict = false): DraftBuffer {
	const fields = withCleanText(fieldsOf(article));
	return { fields, saved: serialise(fields), version: article.version, hasConflict, isDeleted: false };
}

const isDirty = ({ fields, saved, isDeleted }: DraftBuffer): boolean => !isDeleted && serialise(fields) !== saved;
const isAtRisk = (buffer: DraftBuffer): boolean => isDirty(buffer) || (buffer.hasConflict && !buffer.isDeleted);

/** What a field is refused for, or why nothing could be saved. */
function failureOf(error: unknown): string {
	const [refused] = fieldErrorsIn(error);
	return refused
		? `Not saved. ${labelOf(refused.field)}: ${refused.message.replace(/\.$/, '')}.`
		: explain(error, WORDS, NO_ANSWER);
}

interface SaveStatusControl {
	readonly status: SaveStatus;
	readonly show: (change: Partial<SaveStatus> | ((before: SaveStatus) => Partial<SaveStatus>)) => void;
	readonly fail: (error: unknown) => void;
}

function useSaveStatus(article: StaffArticle, hasConflict: boolean): SaveStatusControl {
	const [status, set] = useState<SaveStatus>(() => ({
		state: hasConflict ? 'conflict' : 'saved',
		failure: undefined,
		article,
		theirs: hasConflict ? article : undefined,
	}));
	const show: SaveStatusControl['show'] = (change) =>
		set((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
	return { status, show, fail: (error) => show({ state: 'failed', failure: failureOf(error) }) };
}

/**
 * Debounced autosave: one save after the other, each naming the version the one before was answered with.
 *
 * @param isOutdated what the form begins with was written over an older version than `opened`: nothing is saved before somebody chooses.
 */
export function useAutosave(opened: StaffArticle, isOutdated = false): Autosave {
	const [send] = useSaveArticleMutation();
	const [read] = useLazyGetArticleDraftQuery();
	const { status, show, fail } = useSaveStatus(opened, isOutdated);
	const buffer = useRef(bufferOf(opened, isOutdated));
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const queue = useRef<Promise<boolean>>(Promise.resolve(true));

	function change(typed: ArticleFields): void {
		buffer.current.fields = withCleanText(typed);
		clearTimeout(timer.current);
		if (buffer.current.hasConflict) return;
		const state = isDirty(buffer.current) ? 'waiting' : 'saved';
		show((before) => (before.state === 'saving' ? {} : { state }));
		if (isDirty(buffer.current)) timer.current = setTimeout(() => void flush(), DEBOUNCE);
	}
	function flush(): Promise<boolean> {
		clearTimeout(timer.current);
		queue.current = queue.current.then(save);
		return queue.current;
	}
	async function save(): Promise<boolean> {
		const { fields, version, hasConflict } = buffer.current;
		if (hasConflict || !isDirty(buffer.current)) return !hasConflict;
		const wrong = wrongLabels(fields, version);
		if (wrong.length > 0) show({ state: 'invalid', failure: `Not saved: please look at ${wrong.join(', ')}` });
		return wrong.length === 0 && sendDraft(fields, version);
	}
	async function sendDraft(fields: ArticleFields, version: number): Promise<boolean> {
		show({ state: 'saving' });
		const { data, error } = await send({ id: opened.id, ...fields, version });
		if (data) {
			buffer.current.saved = serialise(fields);
			accept(data);
		} else if (isVersionConflict(error)) await loadConflict();
		else fail(error);
		return data !== undefined;
	}
	function accept(article: StaffArticle): void {
		buffer.current.version = article.version;
		show({ article, failure: undefined, state: isDirty(buffer.current) ? 'waiting' : 'saved' });
	}
	async function loadConflict(): Promise<void> {
		buffer.current.hasConflict = true;
		show({ state: 'conflict' });
		const { data, error } = await read({ id: opened.id });
		buffer.current.hasConflict = data !== undefined;
		if (data) show({ theirs: data });
		else fail(error);
	}
	/** From their version on, with these fields. */
	function resolveConflict(theirs: StaffArticle, fields: ArticleFields): void {
		buffer.current = { ...bufferOf(theirs), fields };
		show({ theirs: undefined });
		accept(theirs);
	}

	useSaveOnLeave(() => isDirty(buffer.current), flush);
	const { theirs } = status;
	return {
		...status,
		expectedVersion: () => buffer.current.version,
		change,
		flush,
		accept,
		loadConflict,
		keepMine: () => {
			if (theirs) resolveConflict(theirs, buffer.current.fields);
			return flush();
		},
		takeTheirs: () => theirs && resolveConflict(theirs, fieldsOf(theirs)),
		isAtRisk: () => isAtRisk(buffer.current),
		stop: () => void Object.assign(buffer.current, { isDeleted: true }),
	};
}

/** Leaving for another page saves; closing the tab asks first, because nothing can be sent for sure by then. */
function useSaveOnLeave(isDirty: () => boolean, flush: () => Promise<boolean>): void {
	const latest = useRef({ isDirty, flush });
	latest.current = { isDirty, flush };
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent): void => {
			if (latest.current.isDirty()) event.preventDefault();
		};
		window.addEventListener('beforeunload', ask);
		return () => {
			window.removeEventListener('beforeunload', ask);
			void latest.current.flush();
		};
	}, []);
}
