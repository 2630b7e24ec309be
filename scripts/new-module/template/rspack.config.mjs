import { moduleConfig } from '@tulia/build/module-config';

export default moduleConfig({ name: 'example', folder: import.meta.dirname, server: './src/app.tsx' });
