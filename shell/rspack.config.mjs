import { moduleConfig } from '@tulia/build/module-config';
import { tsImport } from 'tsx/esm/api';

export default moduleConfig({
	name: 'shell',
	folder: import.meta.dirname,
	/** The pictures of previews and the icons. */
	async draw(dist) {
		const { drawPictures } = await tsImport('./pictures/draw-pictures.ts', import.meta.url);
		return drawPictures(dist);
	},
});
