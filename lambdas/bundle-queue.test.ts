import { type Bundled, bundleQueue } from './bundle-queue.ts';

/** A queue whose bundlings end when they are told to, and the names of what was bundled, in order. */
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
		/** Ends the bundling that is under way; the next one has begun then. */
		async finish() {
			end();
			await new Promise(setImmediate);
		},
	};
}

test('the smallest is bundled first', async () => {
	const { add, order, bundled, finish } = heldQueue();
	const added = add([bundled('admin', 3), bundled('content', 1), bundled('publisher', 2)]);
	for (let round = 0; round < 3; round += 1) await finish();
	await added;
	expect(order).toEqual(['content', 'publisher', 'admin']);
});

test('what is added meanwhile does not wait for the largest of what was there', async () => {
	const { add, order, bundled, finish } = heldQueue();
	const first = add([bundled('admin', 3), bundled('content', 1)]);
	const second = add([bundled('booking', 2)]);
	for (let round = 0; round < 3; round += 1) await finish();
	await Promise.all([first, second]);
	expect(order).toEqual(['content', 'booking', 'admin']);
});

test('what is added while it is bundled is bundled once more, and while it waits once', async () => {
	const { add, order, bundled, finish } = heldQueue();
	const [content, admin] = [bundled('content', 1), bundled('admin', 2)];
	const first = add([content, admin]);
	const second = add([content, admin]);
	for (let round = 0; round < 3; round += 1) await finish();
	await Promise.all([first, second]);
	expect(order).toEqual(['content', 'content', 'admin']);
});

test('after all was bundled, what is added is bundled as before', async () => {
	const { add, order, bundled, finish } = heldQueue();
	for (const name of ['content', 'admin']) {
		const added = add([bundled(name, 1)]);
		await finish();
		await added;
	}
	expect(order).toEqual(['content', 'admin']);
});

test('after nothing was added, what is added is bundled', async () => {
	const { add, order, bundled, finish } = heldQueue();
	await add([]);
	expect(order).toEqual([]);
	const added = add([bundled('content', 1)]);
	await finish();
	await added;
	expect(order).toEqual(['content']);
});
