const COMPUTER = '(min-width: 64rem) and (pointer: fine)';

/** The device's everyday name. */
export const deviceWord = (): 'phone' | 'computer' =>
	typeof matchMedia === 'function' && matchMedia(COMPUTER).matches ? 'computer' : 'phone';
