import { type Bundled, bundleQueue } from './bundle-queue.ts';

/** A queue whose bundlings end on command, and the names of what was bundled, in order. */
function heldQueue() {
	const order: string[] = [];
	let end = (): void => undefined;
	return {
		add: bundleQueue(),
		order,
		bundled: (name: string, size: number): Bundled => ({
			bundle() {
				order.push(name);
				return new Promise((resolve) => {
					end = resolve;
				});
			},
			size: () => size,
		}),
		/** Ends the current bundling; the next one has begun then. */
		async finish() {
			end();
			await new Promise(setImmediate);
		},
	};
}

test('the smallest function is bundled first', async () => {
	const { add, order, bundled, finish } = heldQueue();
	const added = add([bundled('admin', 3), bundled('content', 1), bundled('publisher', 2)]);
	for (let round = 0; round < 3; round += 1) await finish();
	await added;
	expect(order).toEqual(['content', 'publisher', 'admin']);
});

test('a function added during bundling does not wait for the largest one added before', async () => {
	const { add, order, bundled, finish } = heldQueue();
	const first = add([bundled('admin', 3), bundled('content', 1)]);
	const second = add([bundled('booking', 2)]);
	for (let round = 0; round < 3; round += 1) await finish();
	await Promise.all([first, second]);
	expect(order).toEqual(['content', 'booking', 'admin']);
});

test('a function added while it is bundled is bundled again, and added twice while it waits only once', async () => {
	const { add, order, bundled, finish } = heldQueue();
	const [content, admin] = [bundled('content', 1), bundled('admin', 2)];
	const first = add([content, admin]);
	const second = add([content, admin]);
	for (let round = 0; round < 3; round += 1) await finish();
	await Promise.all([first, second]);
	expect(order).toEqual(['content', 'content', 'admin']);
});

test('a function added after the queue was empty is bundled', async () => {
	const { add, order, bundled, finish } = heldQueue();
	for (const name of ['content', 'admin']) {
		const added = add([bundled(name, 1)]);
		await finish();
		await added;
	}
	expect(order).toEqual(['content', 'admin']);
});

test('a function added after adding none is bundled', async () => {
	const { add, order, bundled, finish } = heldQueue();
	await add([]);
	expect(order).toEqual([]);
	const added = add([bundled('content', 1)]);
	await finish();
	await added;
	expect(order).toEqual(['content']);
});
