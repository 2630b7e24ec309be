import type { ArticleCounts } from '@tulia/contracts/article/schemas';
import { likeArticle, viewArticle } from '@tulia/contracts/routes/article';
import {
	CALL_TIMEOUT,
	changeHeaders,
	countPreHydrationView,
	isHydrated,
	keepPreHydrationLike,
	LIKE_FAILED,
	LIKE_REFUSALS,
	type LikeOutcome,
	likesWords,
	parseLike,
	readStoredLike,
	readsWords,
	refreshPreHydrationView,
	serialiseLike,
	writeStoredLike,
} from '@tulia/platform/boot';
import { onceVisible } from '../prefetch/triggers.ts';
import { showNote, showWork } from './feedback.ts';

const isCounts = (value: unknown): value is ArticleCounts =>
	typeof value === 'object' &&
	value !== null &&
	'likes' in value &&
	typeof value.likes === 'number' &&
	'views' in value &&
	typeof value.views === 'number';

/** The same request as the application's: the server counts a browser once a day. */
async function count(id: string): Promise<ArticleCounts | undefined> {
	const response = await fetch(viewArticle.path.replace('{id}', encodeURIComponent(id)), {
		method: viewArticle.method,
		headers: changeHeaders(),
	});
	const body: unknown = response.ok ? await response.json() : undefined;
	return isCounts(body) ? body : undefined;
}

function showCounts(reads: HTMLElement, { likes, views }: ArticleCounts): void {
	if (isHydrated('page')) return; // the application has the same response
	reads.textContent = readsWords(views);
	if (views > 0) reads.closest('[data-coming]')?.removeAttribute('data-coming');
	const beside = document.querySelector('[data-likes]');
	if (beside) beside.textContent = likesWords(likes);
}

/** Counts a view of an article once it is visible, and shows the counts, so that reading needs no application. */
export function countView(): void {
	const reads = document.querySelector<HTMLElement>('[data-reads]');
	const id = reads?.dataset.reads;
	if (!reads || !id) return;
	onceVisible(() => {
		const counted = countPreHydrationView(id, () => count(id).catch(() => undefined)); // the application retries
		void counted.then((counts) => counts && showCounts(reads, counts));
	});
}

const isRefusal = (code: unknown): code is keyof typeof LIKE_REFUSALS =>
	typeof code === 'string' && Object.hasOwn(LIKE_REFUSALS, code);

function whyNot(body: unknown): string {
	const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
	return isRefusal(code) ? LIKE_REFUSALS[code] : LIKE_FAILED;
}

/** The same idempotent request as the application's: the server counts a browser once. */
async function send(id: string, liked: boolean): Promise<LikeOutcome> {
	try {
		const response = await fetch(likeArticle.path.replace('{id}', encodeURIComponent(id)), {
			method: likeArticle.method,
			headers: { ...changeHeaders(), 'content-type': 'application/json' },
			body: JSON.stringify({ liked }),
			keepalive: true,
			signal: AbortSignal.timeout(CALL_TIMEOUT),
		});
		const body: unknown = await response.json();
		return response.ok && isCounts(body) ? { counts: body } : { failure: whyNot(body) };
	} catch {
		return { failure: LIKE_FAILED };
	}
}

function showLike(button: HTMLElement, liked: boolean, likes: number): void {
	button.setAttribute('aria-pressed', String(liked));
	const [word, figure] = ['[data-like-word]', '[data-likes]'].map((part) => button.querySelector(part));
	if (word) word.textContent = liked ? 'Liked' : 'Like';
	if (figure) figure.textContent = likesWords(likes);
}

function toggle(button: HTMLElement, id: string): void {
	const { isConfirmed } = parseLike(readStoredLike(id));
	const liked = button.getAttribute('aria-pressed') !== 'true';
	const likes = Number(button.querySelector('[data-likes]')?.textContent?.replaceAll(/\D/g, ''));
	writeStoredLike(id, serialiseLike({ isConfirmed, pending: liked }));
	showLike(button, liked, likes + (liked ? 1 : -1));
	const stopWork = showWork(button);
	const outcome = send(id, liked);
	void outcome.then(() => stopWork());
	void keepPreHydrationLike({ id, liked, outcome }, (settled) => {
		const isAccepted = 'counts' in settled;
		writeStoredLike(id, serialiseLike({ isConfirmed: isAccepted ? liked : isConfirmed }));
		if (isAccepted) refreshPreHydrationView(id, settled.counts);
		else showNote(button, 'alert', settled.failure);
		if (!isHydrated('page'))
			showLike(button, isAccepted ? liked : isConfirmed, isAccepted ? settled.counts.likes : likes);
	});
}

/** Handles likes before hydration; `useLike` takes over a pending like. */
export function bindLike(): void {
	document.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-like]') : null;
		const id = button?.dataset.like;
		// A second tap does nothing while the first is pending.
		if (!button || !id || isHydrated('page') || button.hasAttribute('data-working')) return;
		toggle(button, id);
	});
}

/** Replaces the path of the article in its links by the address, which prerendered HTML cannot contain. */
function fillIn(panel: HTMLElement, path: string, address: string): void {
	const [from, to] = [encodeURIComponent(path), encodeURIComponent(address)];
	for (const link of panel.querySelectorAll('a')) if (!link.href.includes(to)) link.href = link.href.replace(from, to);
	const sheet = panel.querySelector('[data-share-sheet]')?.closest('li');
	if (sheet) sheet.hidden = typeof navigator.share !== 'function';
}

async function copy(panel: HTMLElement, address: string): Promise<void> {
	const status = panel.querySelector('[role=status]');
	if (!status) return;
	try {
		await navigator.clipboard.writeText(address);
		status.textContent = 'Link copied';
	} catch {
		status.textContent = `Copy this address: ${address}`;
	}
}

function press(target: Element, panel: HTMLElement, address: string): void {
	if (target.closest('[data-share-copy]')) void copy(panel, address);
	// A dismissed share sheet rejects: that is no error.
	if (target.closest('[data-share-sheet]'))
		void navigator
			.share({ title: document.querySelector('h1')?.textContent ?? '', url: address })
			.catch(() => undefined);
}

/** Handles the share menu of an article without the application; `bindMenus` opens it. */
export function bindShare(): void {
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof Element) || isHydrated('page')) return;
		const panel = document.querySelector<HTMLElement>('[data-share]');
		const path = panel?.dataset.share;
		if (!panel || !path || !panel.parentElement?.contains(target)) return;
		const address = location.origin + path;
		fillIn(panel, path, address);
		press(target, panel, address);
	});
}
