import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
	(file) => /\.(?:ts|mjs|json|md)$/.test(file) && !file.includes('node_modules') && !file.endsWith('neutral.test.ts'),
);

const ofProduct = /tulia|\bcentre\b|\binfra\/|\blambdas\/|\bmfe-|\bnpm start\b/i;

test('no file of this package names anything of the product that uses it', () => {
	expect(files).not.toHaveLength(0);
	expect(files.filter((file) => ofProduct.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});
