/** @jest-environment @tulia/test-kit/jsdom-environment */
import { onIdle, untilShown } from './triggers.ts';

test('a background page prefetches the application only once it is visible', async () => {
	const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	const start = jest.fn();
	const coming = onIdle(untilShown(), () => true, start);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(start).not.toHaveBeenCalled();
	visibility.mockReturnValue('visible');
	document.dispatchEvent(new Event('visibilitychange'));
	await coming;
	expect(start).toHaveBeenCalledTimes(1);
});
