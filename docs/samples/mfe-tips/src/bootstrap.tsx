import { runAlone } from '@sufra/web-kit/alone';
import { routes } from './routes.tsx';

runAlone({ title: 'Tips for the kitchen', routes });
