import { rebuildQueue } from './rebuild-queue.mjs';

/** A queue whose rebuilds return the given results, and the files they got. */
function queueOf(...answers: readonly (() => Promise<boolean>)[]) {
	const handed: string[][] = [];
	const waiting = [...answers];
	const queue = rebuildQueue(async (files: string[]) => {
		handed.push(files);
		return (waiting.shift() ?? (async () => true))();
	});
	return { ...queue, handed };
}
const fails = async (): Promise<boolean> => false;

test('a change during a rebuild is part of the next one', async () => {
	let end = (_isBuilt: boolean): void => undefined;
	const { add, run, handed } = queueOf(
		() =>
			new Promise((resolve) => {
				end = resolve;
			}),
	);
	add('a');
	const running = run();
	add('b');
	add('c');
	await run();
	end(true);
	await running;
	expect(handed).toEqual([['a'], ['b', 'c']]);
});

test('files of a failed rebuild are rebuilt with the change that fixes it', async () => {
	const { add, run, handed } = queueOf(fails);
	add('contract');
	await run();
	add('handler');
	await run();
	expect(handed).toEqual([['contract'], ['contract', 'handler']]);
});

test('a rebuild that throws is printed, and the next change is rebuilt', async () => {
	const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const { add, run, handed } = queueOf(() => Promise.reject(new Error('No space left')));
	add('a');
	await run();
	add('b');
	await run();
	expect(printed).toHaveBeenCalledWith(new Error('No space left'));
	expect(handed).toEqual([['a'], ['a', 'b']]);
});
