import { loadLanguage } from '../../src/composition/languages.ts';
import { speak } from '../../src/ui/text/language.ts';

speak(await loadLanguage('en'));
