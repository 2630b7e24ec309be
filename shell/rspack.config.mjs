import { moduleConfig } from '@tulia/build/module-config';
import { tsImport } from 'tsx/esm/api';

export default moduleConfig({ name: 'shell', folder: import.meta.dirname });

/**
 * Adds what is drawn rather than compiled: the pictures of previews and the icons.
 *
 * @param {string} dist
 * @returns {Promise<import('./pictures/draw-pictures.ts').DrawnPictures>}
 */
export async function finish(dist) {
	const { drawPictures } = await tsImport('./pictures/draw-pictures.ts', import.meta.url);
	return drawPictures(dist);
}
