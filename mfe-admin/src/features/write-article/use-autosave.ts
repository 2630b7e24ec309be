import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { validateSaveArticleBody } from '@tulia/contracts/validators/article';
import { explain, validateWith } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { useLazyGetArticleDraftQuery, useSaveArticleMutation } from '../../api/articles-api.ts';
import { isConflict } from '../../lib/change-failure.ts';
import { type DraftWords, textOf, wordsOf } from './draft-words.ts';

/** How long nobody types before it is saved, milliseconds. */
const PAUSE = 2000;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'conflict' | 'failed';

export interface Autosave {
	readonly state: SaveState;
	/** Why it was not saved, where it failed. */
	readonly failure: string | undefined;
	/** The article as the server answered it last. */
	readonly article: StaffArticle;
	/** The version the next write has to name. */
	readonly version: () => number;
	/** What somebody else saved meanwhile; nothing more is saved until somebody chooses. */
	readonly theirs: StaffArticle | undefined;
	/** Take note of what the form says now. */
	readonly note: (words: DraftWords) => void;
	/** Saves now what is not saved yet. Answers whether everything is. */
	readonly flush: () => Promise<boolean>;
	/** Keeps what the server answered to something else than a save. */
	readonly keep: (article: StaffArticle) => void;
	/** Somebody else was first: fetches what they saved. */
	readonly meet: () => Promise<void>;
	/** The next save replaces theirs, which was seen. */
	readonly insist: () => Promise<boolean>;
	/** Begins again from theirs. */
	readonly take: () => void;
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
const isComplete = (words: DraftWords, version: number): boolean =>
	validateWith(validateSaveArticleBody)({ ...words, version }).length === 0;

interface Standing extends Pick<Autosave, 'state' | 'failure' | 'article' | 'theirs'> {}

/** What was written and what of it is saved; apart from what is shown, because a save outlives a render. */
interface Desk {
	words: DraftWords;
	saved: string;
	version: number;
	/** Nothing is saved while somebody has to choose between two versions. */
	isHeld: boolean;
	/** Nor once the draft is gone. */
	isGone: boolean;
}

const deskOf = (article: StaffArticle): Desk => ({
	words: wordsOf(article),
	saved: textOf(article),
	version: article.version,
	isHeld: false,
	isGone: false,
});

const isDirty = ({ words, saved, isGone }: Desk): boolean => !isGone && textOf(words) !== saved;
const isAtRisk = (desk: Desk): boolean => isDirty(desk) || (desk.isHeld && !desk.isGone);

interface Shown {
	readonly standing: Standing;
	readonly show: (change: Partial<Standing> | ((before: Standing) => Partial<Standing>)) => void;
	readonly fail: (error: unknown) => void;
}

function useStanding(article: StaffArticle): Shown {
	const [standing, set] = useState<Standing>(() => ({
		state: 'saved',
		failure: undefined,
		article,
		theirs: undefined,
	}));
	const show: Shown['show'] = (change) =>
		set((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
	return { standing, show, fail: (error) => show({ state: 'failed', failure: explain(error, WORDS, NO_ANSWER) }) };
}

/** Saves a draft once nobody types, one save after the other, each naming the version the one before was answered with. */
export function useAutosave(opened: StaffArticle): Autosave {
	const [send] = useSaveArticleMutation();
	const [read] = useLazyGetArticleDraftQuery();
	const { standing, show, fail } = useStanding(opened);
	const desk = useRef(deskOf(opened));
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const queue = useRef<Promise<boolean>>(Promise.resolve(true));

	function note(words: DraftWords): void {
		desk.current.words = words;
		clearTimeout(timer.current);
		if (desk.current.isHeld) return;
		const state = isDirty(desk.current) ? 'waiting' : 'saved';
		show((before) => (before.state === 'saving' ? {} : { state }));
		if (isDirty(desk.current)) timer.current = setTimeout(() => void flush(), PAUSE);
	}
	function flush(): Promise<boolean> {
		clearTimeout(timer.current);
		queue.current = queue.current.then(save);
		return queue.current;
	}
	async function save(): Promise<boolean> {
		const { words, version, isHeld } = desk.current;
		if (isHeld || !isDirty(desk.current)) return !isHeld;
		if (isComplete(words, version)) return sent(words, version);
		show({ state: 'invalid' });
		return false;
	}
	async function sent(words: DraftWords, version: number): Promise<boolean> {
		show({ state: 'saving' });
		const { data, error } = await send({ id: opened.id, ...words, version });
		if (data) {
			desk.current.saved = textOf(words);
			keep(data);
		} else if (isConflict(error)) await meet();
		else fail(error);
		return data !== undefined;
	}
	function keep(article: StaffArticle): void {
		desk.current.version = article.version;
		show({ article, failure: undefined, state: isDirty(desk.current) ? 'waiting' : 'saved' });
	}
	async function meet(): Promise<void> {
		desk.current.isHeld = true;
		show({ state: 'conflict' });
		const { data, error } = await read({ id: opened.id });
		desk.current.isHeld = data !== undefined;
		if (data) show({ theirs: data });
		else fail(error);
	}
	/** From theirs on, with these words. */
	function choose(theirs: StaffArticle, words: DraftWords): void {
		desk.current = { ...deskOf(theirs), words };
		show({ theirs: undefined });
		keep(theirs);
	}

	useLeaving(() => isDirty(desk.current), flush);
	const { theirs } = standing;
	return {
		...standing,
		version: () => desk.current.version,
		note,
		flush,
		keep,
		meet,
		insist: () => {
			if (theirs) choose(theirs, desk.current.words);
			return flush();
		},
		take: () => theirs && choose(theirs, wordsOf(theirs)),
		isAtRisk: () => isAtRisk(desk.current),
		stop: () => void Object.assign(desk.current, { isGone: true }),
	};
}

/** Leaving for another page saves; closing the tab asks first, because nothing can be sent for sure by then. */
function useLeaving(isDirty: () => boolean, flush: () => Promise<boolean>): void {
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
