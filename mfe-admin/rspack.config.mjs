import { moduleConfig } from '@tulia/build/module-config';

/** The Node build renders only the frame, whose menu knows every page: their files stay out of it. */
const withoutPages = { test: /[\\/]mfe-admin[\\/]src[\\/]staff-pages[\\/]/, parser: { dynamicImportMode: 'weak' } };

export default moduleConfig({
	name: 'admin',
	folder: import.meta.dirname,
	server: './src/server.tsx',
	serverRules: [withoutPages],
});
