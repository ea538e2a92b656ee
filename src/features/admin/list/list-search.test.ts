import { expect, test } from 'vitest';
import { searchForm } from '@/lib/search-form';
import { readSearch, searchWords } from './list-search';

test('a search is split into words, without accents and in lower case', () => {
  expect(searchWords('  Keïta  VOLTA ')).toEqual(['keita', 'volta']);
  expect(searchWords('ΟΔΥΣΣΕΥΣ')).toEqual(['οδυσσευσ']);
  expect(searchWords('İstanbul')).toEqual(['istanbul']);
  expect(searchWords('5EED0004')).toEqual(['5eed0004']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords('ke\0ita \ud83d')).toEqual(['keita']);
});

test.each([
  ['N’Diaye', 'N\'Diaye n‘diaye NDiaye N´Diaye Nʼdiaye "N`Diaye"'.split(' ')],
  ['Ɗanladi Ƙofar Ɓature Ƴaro', ['danladi', 'kofar', 'BATURE', 'yaro']],
  ['Ọláwálé Adébáyọ̀', ['olawale', 'ADEBAYO']],
  ['Akɔsua Ŋɛ', ['akosua', 'ne']],
  ['Søren Łukasz Straße Œuvre Þórr', ['soren', 'lukasz', 'STRASSE', 'oeuvre', 'thorr']],
  ['Jean-Pierre', ['jean‑pierre', 'Jean', 'pierre', 'JEAN–PIERRE']],
  ['amina@example.com', ['<amina@example.com>', 'mailto:amina@example.com', '“amina”', '(amina)']],
  [
    'amina@example.com',
    ['<mailto:amina@example.com>,', "'amina@example.com'", 'amina@example.com.'],
  ],
  ['می\u200cخواهم', ['میخواهم', 'می\u200cخواهم']],
  ['+234 803 000 0001', ['+2348030000001', '08030000001', '002348030000001', '8030000001']],
  ['+234 803 000 0001', ['+234 803-000-0001', '+234 (803) 000.0001', '0803 000 0001', '803 000']],
  ['+234 803 000 0001', ['٨٠٣', '００２３４８０３００００００１', 'tel:+2348030000001', '0001']],
  ['0803-000-0001', ['08030000001', '803 000 0001']],
  ['2024 and 500', ['500 2024']],
])('%s is found by each of %j', (text, searches) => {
  const form = searchForm(text);
  const missed = searches.filter(
    (search) => !searchWords(search).every((word) => form.includes(word)),
  );
  expect(missed).toEqual([]);
});

test('signs alone are searched for as they are', () => {
  expect(searchWords('<> ()')).toEqual(['<>', '()']);
});

test('one Latin letter is too little to search for, one Chinese letter is not', () => {
  expect(readSearch(' a ')).toBe('');
  expect(readSearch('é')).toBe('');
  expect(readSearch('<a>')).toBe('');
  expect(readSearch('ab')).toBe('ab');
  expect(readSearch('李')).toBe('李');
  expect(readSearch('x'.repeat(500))).toHaveLength(100);
});
