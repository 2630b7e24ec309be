import { areComparable, incompatibilities } from './shared-exports.ts';

const shell = {
	name: 'shell',
	version: 's1',
	sharedExports: {
		react: { version: '19.3.1', exports: ['useState'] },
		'@tulia/ui': { version: '1.0.0', exports: ['Button', 'Panel'] },
	},
};
const booking = (sharedImports: object) => ({ name: 'booking', version: 'b2', sharedImports });

describe('a module and a shell', () => {
	test('a module that uses exported singletons of the shell is compatible', () => {
		const module = booking({
			react: { range: '^19.3.1', exports: ['useState'] },
			'@tulia/ui': { range: null, exports: ['Button'] },
		});
		expect(incompatibilities(module, shell)).toEqual([]);
		expect(areComparable(module, shell)).toBe(true);
	});

	test.each([
		[
			'an export the shell lacks',
			{ '@tulia/ui': { range: null, exports: ['Button', 'Carousel'] } },
			'booking b2 takes Carousel of @tulia/ui, which shell s1 does not export.',
		],
		[
			'a package the shell lacks',
			{ '@tulia/maps': { range: null, exports: [] } },
			'booking b2 takes @tulia/maps, which shell s1 does not provide.',
		],
		[
			'a version the shell does not have',
			{ react: { range: '^20.0.0', exports: [] } },
			'booking b2 needs react ^20.0.0; shell s1 has 19.3.1.',
		],
	])('a module that uses %s is incompatible, and the sentence names the export', (_what, taken, sentence) => {
		expect(incompatibilities(booking(taken), shell)).toEqual([sentence]);
	});

	test('older releases without lists of exports are not compared', () => {
		const old = { name: 'shell', version: 's0' };
		expect(incompatibilities(booking({ '@tulia/ui': { range: null, exports: ['X'] } }), old)).toEqual([]);
		expect(areComparable(booking({}), old)).toBe(false);
		expect(areComparable({ name: 'booking', version: 'b0' }, shell)).toBe(false);
	});
});
