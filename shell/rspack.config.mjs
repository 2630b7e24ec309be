import { moduleConfig } from '@tulia/build/module-config';
import { tsImport } from 'tsx/esm/api';

export default moduleConfig({
	name: 'shell',
	folder: import.meta.dirname,
	async draw(dist) {
		const { drawPictures } = await tsImport('./pictures/draw-pictures.ts', import.meta.url);
		return drawPictures(dist);
	},
});
