import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { withCleanText } from '@tulia/contracts/clean-text';
import { validateSaveArticleBody } from '@tulia/contracts/validators/article';
import { explain, fieldErrorsIn, validateWith } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { useLazyGetArticleDraftQuery, useSaveArticleMutation } from '../../api/website/articles-api.ts';
import { type ArticleFields, FIELDS, LABELS } from '../../lib/article/article-fields.ts';
import { isVersionConflict } from '../../lib/editing/change-failure.ts';
import { fieldsOf, serialise } from './article-values.ts';

/** The debounce interval of the autosave, milliseconds. */
const DEBOUNCE = 2000;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'conflict' | 'failed';

export interface Autosave {
	readonly state: SaveState;
	/** The reason why a save failed: an error, or an invalid field. */
	readonly failure: string | undefined;
	readonly article: StaffArticle;
	/** The version that the next write has to name. */
	readonly expectedVersion: () => number;
	/** A colleague's version after a conflict. Nothing is saved until staff choose a version. */
	readonly theirs: StaffArticle | undefined;
	/** Called with the changed values of the form. */
	readonly change: (fields: ArticleFields) => void;
	/** Saves pending changes now. Resolves to whether all are saved. */
	readonly flush: () => Promise<boolean>;
	/** Takes over the version in the response of another request, such as publishing. */
	readonly accept: (article: StaffArticle) => void;
	/** Fetches the colleague's version after a write that was refused because of a conflict. */
	readonly loadConflict: () => Promise<void>;
	/** Makes the next save replace the colleague's version, which staff have seen. */
	readonly keepMine: () => Promise<boolean>;
	readonly takeTheirs: () => void;
	/** Whether leaving the page now would lose input, or leave a conflict unresolved. */
	readonly isAtRisk: () => boolean;
	/** Ends the autosave, because the draft was deleted. */
	readonly stop: () => void;
}

const WORDS = {
	not_found: 'Not saved: this article no longer exists.',
	forbidden: 'Not saved: this account may not write articles. Please log in with a staff account.',
	payload_too_large: 'Not saved: the article is too long.',
};
const NO_ANSWER = 'Not saved. Check your connection; what you wrote is still here.';
const labelOf = (field: string): string => (field in LABELS ? LABELS[field as keyof typeof LABELS] : field);

function wrongLabels(fields: ArticleFields, version: number): readonly string[] {
	const errors = validateWith(validateSaveArticleBody)({ ...fields, version });
	return FIELDS.filter((name) => errors.some(({ field }) => field === name)).map(labelOf);
}

type SaveStatus = Pick<Autosave, 'state' | 'failure' | 'article' | 'theirs'>;

/** The current and the saved fields. They are in a ref, because a save outlives a render. */
interface DraftBuffer {
	fields: ArticleFields;
	/** The serialised fields of the last save. */
	saved: string;
	version: number;
	/** Whether there is a conflict, during which nothing is saved. */
	hasConflict: boolean;
	/** Whether the draft is deleted, after which nothing is saved. */
	isDeleted: boolean;
}

/** @param hasConflict whether the initial input is based on an older version. */
function bufferOf(article: StaffArticle, hasConflict = false): DraftBuffer {
	const fields = withCleanText(fieldsOf(article));
	return { fields, saved: serialise(fields), version: article.version, hasConflict, isDeleted: false };
}

const isDirty = ({ fields, saved, isDeleted }: DraftBuffer): boolean => !isDeleted && serialise(fields) !== saved;
const isAtRisk = (buffer: DraftBuffer): boolean => isDirty(buffer) || (buffer.hasConflict && !buffer.isDeleted);

/** The message of a refused field, or of a failed save. */
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

/** Saves the buffered fields, and takes over the version in the response. */
function useDraftSave(opened: StaffArticle, isOutdated: boolean) {
	const [send] = useSaveArticleMutation();
	const [read] = useLazyGetArticleDraftQuery();
	const { status, show, fail } = useSaveStatus(opened, isOutdated);
	const buffer = useRef(bufferOf(opened, isOutdated));

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
	return { status, show, buffer, save, accept, loadConflict };
}

/**
 * A debounced autosave. Saves are sequential, each with the version from the previous response.
 * @param isOutdated whether the initial input is based on an older version than `opened`; then nothing is saved
 * before staff choose a version.
 */
export function useAutosave(opened: StaffArticle, isOutdated = false): Autosave {
	const { status, show, buffer, save, accept, loadConflict } = useDraftSave(opened, isOutdated);
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
	/** Continues from the colleague's version with the given fields. */
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

/**
 * Saves when another page is opened. If the tab is closed, the browser asks first, because it could not send a
 * request reliably.
 */
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
