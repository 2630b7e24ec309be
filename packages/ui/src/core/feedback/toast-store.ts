export interface Toast {
	readonly id: number;
	readonly tone: 'good' | 'bad';
	readonly text: string;
}

/** How long a message stays, in milliseconds (R11). Errors stay until they are dismissed. */
export const TOAST_MS = 3000;

type Listener = () => void;

const listeners = new Set<Listener>();
/** The first is on screen, the others wait until it goes. */
let queue: readonly Toast[] = [];
let lastId = 0;

const change = (toasts: readonly Toast[]): void => {
	queue = toasts;
	for (const listener of listeners) listener();
};

const isBad = ({ tone }: Toast): boolean => tone === 'bad';

/** Errors as they came, each once; after them the latest success, unless an error has cut it short. */
function withNewest(toasts: readonly Toast[], newest: Toast): readonly Toast[] {
	const errors = toasts.filter(isBad);
	if (!isBad(newest)) return [...errors, newest];
	if (errors.some(({ text }) => text === newest.text))
		return toasts.map((toast) => (isBad(toast) && toast.text === newest.text ? newest : toast));
	return [...errors, newest, ...toasts.slice(1).filter((toast) => !isBad(toast))];
}

const add = (tone: Toast['tone'], text: string): number => {
	lastId += 1;
	change(withNewest(queue, { id: lastId, tone, text }));
	return lastId;
};

/**
 * Says something in passing, at the top right, one message at a time. A newer success takes the place of an older one; an
 * error stays until it is dismissed, and what comes after it waits. Never the only confirmation.
 */
export const toast = {
	success: (text: string): number => add('good', text),
	/** Keep the id to take the error away once the same thing has gone well. */
	error: (text: string): number => add('bad', text),
	/** Takes away the message with this id, shown or waiting; without an id, whichever is shown. */
	dismiss: (id = queue[0]?.id): void => {
		if (queue.some((each) => each.id === id)) change(queue.filter((each) => each.id !== id));
	},
};

/** For `ToastRegion`. */
export const toastStore = {
	subscribe: (listener: Listener): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	current: (): Toast | undefined => queue[0],
	onServer: (): Toast | undefined => undefined,
};
