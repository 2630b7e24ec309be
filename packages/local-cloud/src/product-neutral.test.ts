import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
	(file) => /\.(?:ts|mjs|json|md)$/.test(file) && !file.includes('node_modules') && !file.endsWith('neutral.test.ts'),
);

test.each(files)('%s names nothing of the product that uses this package', (file) => {
	expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(
		/tulia|\bcentre\b|\binfra\/|\blambdas\/|\bmfe-|\bnpm start\b/i,
	);
});
