import { likeArticle } from '@tulia/contracts/routes/article';
import {
	deviceId,
	isHydrated,
	keepPreHydrationLike,
	LIKE_FAILED,
	LIKE_REFUSALS,
	type LikeOutcome,
	likesWords,
	parseLike,
	readStoredLike,
	refreshPreHydrationView,
	serialiseLike,
	writeStoredLike,
} from '@tulia/platform/boot';
import { isCounts } from './article-counts.ts';
import { showNote } from './note.ts';
import { CALL_TIMEOUT, showWork } from './work.ts';

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
			headers: { accept: 'application/json', 'content-type': 'application/json', 'x-device-id': deviceId() },
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

function show(button: HTMLElement, liked: boolean, likes: number): void {
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
	show(button, liked, likes + (liked ? 1 : -1));
	const stopWork = showWork(button);
	const outcome = send(id, liked);
	void outcome.then(() => stopWork());
	void keepPreHydrationLike({ id, liked, outcome }, (settled) => {
		const isAccepted = 'counts' in settled;
		writeStoredLike(id, serialiseLike({ isConfirmed: isAccepted ? liked : isConfirmed }));
		if (isAccepted) refreshPreHydrationView(id, settled.counts);
		else showNote(button, 'alert', settled.failure);
		if (!isHydrated('page')) show(button, isAccepted ? liked : isConfirmed, isAccepted ? settled.counts.likes : likes);
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
