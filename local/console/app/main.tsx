import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import type { ConsoleSettings } from '../settings';
import { Console } from './Console';
import './console.css';
import './data/tables.css';

const response = await fetch('/console/settings.json');
const settings = (await response.json()) as ConsoleSettings;
const element = document.getElementById('console');
if (element) createRoot(element).render(<Console settings={settings} />);
