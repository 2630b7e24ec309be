export interface Toast {
	readonly id: number;
	readonly tone: 'good' | 'bad';
	readonly text: string;
}

/** How long a message stays, in milliseconds (spec section 9). Errors stay until they are dismissed. */
export const TOAST_MS = 3000;

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Toast | undefined;
let lastId = 0;

const show = (toast: Toast | undefined): void => {
	current = toast;
	for (const listener of listeners) listener();
};

const add = (tone: Toast['tone'], text: string): void => {
	lastId += 1;
	show({ id: lastId, tone, text });
};

/** Says something in passing, at the top right. One at a time: a newer message takes the place of the older. Never the only confirmation. */
export const toast = {
	success: (text: string): void => add('good', text),
	error: (text: string): void => add('bad', text),
	/** Takes away the message with this id, if it is still the one shown; without an id, whichever is shown. */
	dismiss: (id?: number): void => {
		if (current && (id === undefined || current.id === id)) show(undefined);
	},
};

/** For `ToastRegion`. */
export const toastStore = {
	subscribe: (listener: Listener): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	current: (): Toast | undefined => current,
	onServer: (): Toast | undefined => undefined,
};
