const COMPUTER = '(min-width: 64rem) and (pointer: fine)';

/** What people call what they hold or sit at. */
export const deviceWord = (): 'phone' | 'computer' =>
	typeof matchMedia === 'function' && matchMedia(COMPUTER).matches ? 'computer' : 'phone';
