import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { LocalServers } from './local-servers';

const show = (models: string[]) => {
  const servers = [{ program: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models }];
  render(<LocalServers t={translator('en', 'model')} servers={servers} />);
  return document.body.textContent;
};

it('says what to set for a model server of this machine', () => {
  const text = show(['llama3.2', 'qwen3:8b']);
  expect(text).toContain('Ollama runs on this machine with 2 models.');
  expect(text).toContain('MODEL=compatible:llama3.2\nLLM_BASE_URL=http://127.0.0.1:11434/v1');
});

it('names no model where there is none', () => {
  expect(show([])).toBe('Ollama runs on this machine and has no model yet.');
});
