import { hear, look, looksOf, reflow } from './support/looks.ts';
import { play } from './support/scene.ts';
import { addressOn } from './support/staff-day.ts';
import { staffScenes } from './support/staff-scenes.ts';
import { onStage } from './support/staff-stage.ts';

const stage = onStage();

test.each(staffScenes)(
	'$name',
	async (scene) => {
		const { cloud, day, newPage } = stage();
		const { page, witness } = await newPage(scene.mayComplain ? { ignore: scene.mayComplain } : {});
		await play(page, { ...scene, path: addressOn(day, scene.path) }, cloud.origin);
		await hear(page, scene);
		for (const each of looksOf(scene)) await look(page, each);
		await reflow(page, scene);
		expect(witness.complaints).toEqual([]);
		await page.close();
	},
	90_000,
);
