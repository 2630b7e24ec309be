import { holdSessionLock } from './session-lock.ts';
import { readTabSession, type StoredSession, storedSessionIn, storeForTab } from './session-storage.ts';

/** The channel between the tabs of this site; pages of other origins cannot read it. */
const CHANNEL = 'tulia.session';
/** How long a new tab waits for an answer, in milliseconds. An open tab answers within a few milliseconds. */
const WAIT_MS = 250;

interface Message {
	readonly type: 'ask' | 'answer';
	/** Identifies one request. */
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
 * Answers a new tab of this site, such as one opened by a link in a mail, with the session that this tab alone holds
 * (decision 033). The session passes from memory to memory and is never stored where all tabs can read it.
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
	// A page with an open channel or a held lock may be excluded from the back-forward cache.
	const close = (): void => {
		channel?.close();
		channel = undefined;
		holdSessionLock(false);
	};
	const onPageShow = ({ persisted }: PageTransitionEvent): void => {
		if (!persisted) return;
		open();
		holdSessionLock(readTabSession() !== undefined);
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

/** Requests a session from the other tabs of this site and stores it for this tab. Undefined where no tab answers. */
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
