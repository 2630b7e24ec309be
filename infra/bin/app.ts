import { centreApp } from '../lib/app.ts';

centreApp().app.synth();
