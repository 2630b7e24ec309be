export interface Toast {
	readonly id: number;
	readonly tone: 'good' | 'bad';
	readonly text: string;
}

/** How long a toast is shown, in milliseconds (R11). Errors stay until they are dismissed. */
export const TOAST_MS = 3000;

type Listener = () => void;

const listeners = new Set<Listener>();
/** The first is shown, the others wait. */
let queue: readonly Toast[] = [];
let lastId = 0;

const change = (toasts: readonly Toast[]): void => {
	queue = toasts;
	for (const listener of listeners) listener();
};

const isBad = ({ tone }: Toast): boolean => tone === 'bad';

/** Errors in order, each once; then the latest success, unless an error has replaced it. */
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
 * Shows toasts at the top right, one at a time. A newer success replaces an older one; an error stays until it is
 * dismissed, and later ones wait. Never the only confirmation.
 */
export const toast = {
	success: (text: string): number => add('good', text),
	/** Returns the id, to dismiss the error after a successful retry. */
	error: (text: string): number => add('bad', text),
	/** Dismisses the message with this id, shown or waiting; without an id, the shown one. */
	dismiss: (id = queue[0]?.id): void => {
		if (queue.some((each) => each.id === id)) change(queue.filter((each) => each.id !== id));
	},
};

export const toastStore = {
	subscribe: (listener: Listener): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	current: (): Toast | undefined => queue[0],
	onServer: (): Toast | undefined => undefined,
};
