import { readTabSession, type StoredSession, storedSessionIn, storeForTab } from './session-storage.ts';

/** What tabs of this site ask each other; pages of other origins hear nothing of it. */
const CHANNEL = 'tulia.session';
/** How long a new tab waits for an answer, milliseconds. An open tab answers in a few. */
const WAIT_MS = 250;

interface Message {
	readonly type: 'ask' | 'answer';
	/** Of the asking tab, for this one question. */
	readonly id: string;
	readonly session?: unknown;
}

const messageIn = (data: unknown): Message | undefined =>
	typeof data === 'object' && data !== null && 'type' in data && 'id' in data && typeof data.id === 'string'
		? (data as Message)
		: undefined;

const openChannel = (): BroadcastChannel | undefined =>
	typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;

/**
 * Hands the session that this tab alone holds to a new tab of this site that asks for it, such as one that a link in a mail
 * opened (decision 033). It passes from memory to memory and is never at rest where all tabs read.
 *
 * @returns the cleanup function.
 */
export function shareSession(): () => void {
	let channel: BroadcastChannel | undefined;
	const open = (): void => {
		channel ??= openChannel();
		channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			const message = messageIn(data);
			const session = message?.type === 'ask' ? readTabSession() : undefined;
			if (message && session) channel?.postMessage({ type: 'answer', id: message.id, session } satisfies Message);
		});
	};
	// A page with an open channel may be kept out of the browser's back-forward cache.
	const close = (): void => {
		channel?.close();
		channel = undefined;
	};
	const onPageShow = ({ persisted }: PageTransitionEvent): void => {
		if (persisted) open();
	};
	open();
	window.addEventListener('pagehide', close);
	window.addEventListener('pageshow', onPageShow);
	return () => {
		close();
		window.removeEventListener('pagehide', close);
		window.removeEventListener('pageshow', onPageShow);
	};
}

/** Asks the other tabs of this site for a session, and keeps it for this tab. Where no tab answers, there is none. */
export function requestSharedSession(): Promise<StoredSession | undefined> {
	const channel = openChannel();
	if (!channel) return Promise.resolve(undefined);
	const id = crypto.randomUUID();
	return new Promise((resolve) => {
		const end = (session: StoredSession | undefined): void => {
			clearTimeout(timer);
			channel.close();
			if (session) storeForTab(session);
			resolve(session);
		};
		const timer = setTimeout(() => end(undefined), WAIT_MS);
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			const message = messageIn(data);
			if (message?.type !== 'answer' || message.id !== id) return;
			const session = storedSessionIn(message.session);
			if (session) end(session);
		});
		channel.postMessage({ type: 'ask', id } satisfies Message);
	});
}
